import assert from 'node:assert/strict';
import { finish, untilStill } from './animations';
import { faults, noFaults } from './faults';
import { frame, test, uncached, visit } from './harness';
import { card, contrast, email, focus, inWindows, press, project, setTextSize } from './parts';

const many = { content: 'many.ts' };

test.each([
  ['content.ts', 'geoapp'], ['hostile.ts', 'p40'], ['many.ts', 'p4'],
])('nothing overflows, is clipped or broken, with %s (C10)', async (content, id) => {
  const widths = [320, 481, 576, 992];
  for (const path of ['/', `/proyectos?id=${id}`]) {
    const page = await visit('chromium', path, { content });
    for (const size of ['', '200%']) {
      await page.evaluate(setTextSize, size);
      for (const [index, found] of (await inWindows(page, widths, faults)).entries()) {
        if (content === 'hostile.ts') found.broken = []; // its words are too long
        if (content === 'hostile.ts' && size) found.clipped = [];
        assert.deepEqual(found, noFaults, `${path} at ${widths[index]}px ${size}`);
      }
    }
  }
});

test.each([
  ['the services', '/', '.Home-intro', '.Home-services'],
  ['the capture of the only project', '/', '.ProjectCard-cover', '.ProjectCard-text'],
  ['the tags of a project', project, '.ProjectDetail-lead', '.Tags-tags'],
])('%s: beside the text from 768 px on (F28)', async (_, path, ...parts) => {
  const page = await visit('chromium', path);
  const isBeside = (one: string, other: string) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    return a.right <= b.left || b.right <= a.left;
  };
  assert.deepEqual(await inWindows(page, [320, 767, 768, 1440], isBeside, ...parts), [false, false, true, true]);
});

test('cards are one, two or three in a row, with no empty column but beside a last one (F28)', async () => {
  const page = await visit('chromium', '/', many);
  /** The cards in each row. If it is not full, also how many of its cards are as wide as one of the first row. */
  const look = (section: string) => {
    const list = $(`${section} > ul`);
    const cards = [...list.children];
    const rows = [1, 2, 3, 4, 5, 7].map((count) => {
      list.replaceChildren(...cards.slice(0, count));
      const boxes = [...list.children].map(boxOf);
      return [...new Set(boxes.map(({ top }) => top))].map((top) => {
        const row = boxes.filter((box) => box.top === top);
        const { width } = row[0]!;
        const isEven = row.every((box) => Math.abs(box.width - width) < 1);
        const isFull = Math.abs(row.at(-1)!.right - boxOf(list).right) < 1;
        return isFull && isEven ? row.length : `${row.length} of ${Math.round(boxes[0]!.width / width)}`;
      }).join();
    });
    list.replaceChildren(...cards);
    return rows;
  };
  const one = ['1', '1,1', '1,1,1', '1,1,1,1', '1,1,1,1,1', '1,1,1,1,1,1,1'];
  const two = ['1', '2', '2,1 of 1', '2,2', '2,2,1 of 1', '2,2,2,1 of 1'];
  const columns = [one, two, two, ['1', '2', '3', '2,2', '3,2', '3,3,1 of 1']];
  for (const section of ['#equipo', '#proyectos']) {
    assert.deepEqual(await inWindows(page, [575, 576, 991, 992], look, section), columns, section);
  }
});

test.each([
  ['/', {}], [project, {}], ['/', many], ['/proyectos?id=p0', many],
])('%s is mirrored in a language that is written from the right (F38)', async (path, options) => {
  const page = await visit('chromium', path, options);
  /** The sides of all boxes, their borders and corners, from the edge at which lines begin. */
  const look = (direction: string) => {
    for (const element of $$('[dir]')) element.removeAttribute('dir');
    document.dir = direction;
    const [left, right] = direction === 'rtl' ? ['right', 'left'] as const : ['left', 'right'] as const;
    const { width } = boxOf('#page');
    const isBox = (element: Element) => element.clientWidth > 0 && !element.closest('bdi'); // an address does not turn
    return $$('#page *').filter(isBox).map((element) => {
      const box = boxOf(element);
      const sides = { left: box.left, right: width - box.right };
      const looks = [left, right].flatMap((side) =>
        ['border-S-width', 'border-top-S-radius', 'border-bottom-S-radius', 'padding-S', 'margin-S']
          .map((name) => styleOf(element).getPropertyValue(name.replace('S', side))));
      return [element.outerHTML.slice(0, 60), Math.round(sides[left]), Math.round(sides[right]), looks];
    });
  };
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 800 });
    assert.deepEqual(await page.evaluate(look, 'rtl'), await page.evaluate(look, 'ltr'), `${width} px`);
  }
});

test('in a row of cards, names, texts, tags and feet line up (C17)', async () => {
  const page = await visit('chromium', '/', many);
  for (const section of ['#equipo', '#proyectos']) {
    const cards = await page.evaluate((section: string) => {
      $(`${section} p:has(+ ul)`).append(' y más'.repeat(40));
      return $$(`${section} > ul > li`).map((card) => {
        const topOf = (part: string) => card.querySelector(part)?.getBoundingClientRect().top;
        const [text, tags] = ['p:has(+ ul:not(:empty))', 'p + ul'].map((part) => card.querySelector(part));
        const gap = text && boxOf(tags!).top - boxOf(text).bottom;
        return { row: boxOf(card).top, parts: [topOf('h3'), topOf('p'), gap, topOf('h3 ~ a, button')] };
      });
    }, section);
    for (const { row } of cards) {
      for (const part of [0, 1, 2, 3]) {
        const places = cards.filter((card) => card.row === row).flatMap((card) => card.parts[part] || []);
        assert.ok(Math.max(...places) - Math.min(...places) < 1, `${part}: ${places}`);
      }
    }
  }
});

test('a card without links is as high as its text, and links fill the backs of others (C12)', async () => {
  const page = await visit('chromium', '/', { ...many, width: 390 });
  const cards = await page.evaluate((card: string) => $$(card).map((card) => {
    const back = card.querySelector('.MemberCard-back');
    if (!back) return { height: card.offsetHeight };
    const links = $$('li > a', back).map(boxOf);
    const gaps = [links[0]!.top - boxOf($('h3', back)).bottom, boxOf($('p', back)).top - links.at(-1)!.bottom];
    return { height: card.offsetHeight, gaps };
  }), card);
  assert.ok(cards.some(({ gaps }) => !gaps));
  for (const { height, gaps } of cards) {
    assert.ok(gaps ? height >= 240 && gaps.every((gap) => gap >= 0 && gap <= 16) : height < 220, `${height}, ${gaps}`);
  }
});

test('the mail address changes its colors on hover, focus and press (F34, M12)', async () => {
  const page = await visit('chromium', '/');
  const colors = async () => {
    await untilStill(page);
    return page.evaluate((email: string) => [styleOf(email).color, styleOf(email).backgroundColor] as const, email);
  };
  const atRest = await colors();
  await page.hover(email);
  const underMouse = await colors();
  await page.mouse.down();
  assert.deepEqual(await colors(), underMouse);
  await page.mouse.move(5, 5); // drags the link: no click
  await page.mouse.up();
  await page.keyboard.press('Tab'); // makes a focus visible
  await focus(page, email);
  assert.deepEqual(await colors(), underMouse);
  assert.notDeepEqual(underMouse, atRest);
  for (const pair of [atRest, underMouse]) assert.ok(await page.evaluate(contrast, ...pair) > 4.5, `${pair}`);
});

test('the mail address loses no letters that are wider than computed (F34)', async () => {
  const page = await visit('chromium', '/');
  const lost = (email: string) => {
    $(email).style.letterSpacing = '0.3em';
    return linesOf($(email)).filter(({ right }) => right > boxOf(email).right).length;
  };
  assert.deepEqual(await inWindows(page, [320, 768, 1280], lost, email), [0, 0, 0]);
});

test('an initial fills its cover, and is a square beside the words on phones (F27)', async () => {
  const page = await visit('chromium', '/', many);
  const look = () => {
    const initial = $('#proyectos [data-initial]');
    const [{ width, height, right }, cover] = [boxOf(initial), boxOf(initial.parentElement!)];
    const isFilled = cover.width - width <= 2 && cover.height - height <= 2;
    return [isFilled, width === height, boxOf($('.ProjectCard-text', initial.closest('li')!)).left >= right];
  };
  const [small, large] = [[true, true, true], [true, false, false]];
  assert.deepEqual(await inWindows(page, [390, 575, 576], look), [small, small, large]);
});

test('with more contrast, lines are clear and texts not muted (F32)', async () => {
  const page = await visit('chromium', '/');
  const session = await page.createCDPSession();
  for (const [scheme, more] of [['light', ''], ['light', 'more'], ['dark', ''], ['dark', 'more']] as const) {
    const features = [{ name: 'prefers-color-scheme', value: scheme }, { name: 'prefers-contrast', value: more }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await untilStill(page);
    const isPlain = await page.evaluate(() => styleOf('.MemberCard-role').color === styleOf('h1').color);
    const colors = await page.evaluate(() =>
      [styleOf('.MemberCard-front').borderTopColor, styleOf('html').backgroundColor] as const);
    assert.deepEqual([isPlain, await page.evaluate(contrast, ...colors) > 4.5], [!!more, !!more], `${scheme} ${more}`);
  }
});

test.each([['/', 390], [project, 1280]])('%s does not shift while it loads and hydrates (F10)', async (path, width) => {
  const page = await visit('chromium', path, { width, motion: true, wrap: uncached });
  await finish(page);
  await page.evaluate(() => {
    window.mark = 0;
    new PerformanceObserver((list) => { window.mark = list.getEntries().length; })
      .observe({ type: 'layout-shift', buffered: true });
  });
  await frame(page);
  assert.equal(await page.evaluate(() => window.mark), 0);
});

test('the menu takes the place of links that do not fit the header (B16, E3)', async () => {
  const page = await visit('chromium', '/');
  await page.evaluate(() => {
    const list = $('header ul');
    for (const link of [...list.children]) list.append(link.cloneNode(true));
  });
  const look = (size: string) => {
    document.documentElement.style.fontSize = size;
    return [$('header').offsetHeight < 88, $('header nav').offsetHeight > 0, $('header button').offsetHeight > 0];
  };
  const [links, menu] = [[true, true, false], [true, false, true]];
  assert.deepEqual(await inWindows(page, [481, 820, 1280], look, '16px'), [menu, menu, links]);
  assert.deepEqual(await inWindows(page, [1280], look, '32px'), [menu]);
  await press(page, 'header a[href$="#equipo"]');
  assert.ok(await page.evaluate(() => boxOf('#equipo h2').top > boxOf('header').bottom), 'the header covers it');
  await page.setViewport({ width: 600, height: 800 });
  await focus(page, 'header nav a');
  assert.ok(await page.evaluate(() => $('header nav').offsetHeight >= 44), 'the focus is not visible');
});

test('in low windows nothing sticks (F40)', async () => {
  const page = await visit('chromium', '/');
  const look = () => {
    $('#proyectos').scrollIntoView();
    return [boxOf('header').bottom > 0, boxOf('#proyectos h2').top < 20];
  };
  assert.deepEqual(await inWindows(page, [[1280, 421], [1280, 420], [320, 180]], look),
    [[true, false], [false, true], [false, true]]);
});
