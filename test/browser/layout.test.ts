import assert from 'node:assert/strict';
import { finish, untilStill } from './animations';
import { frame, names, test, uncached, visit } from './harness';
import { contrast, email, faults, inWindows, noFaults, project } from './parts';

const many = { content: 'many.ts' };

test.each([
  ['content.ts', 'geoapp'], ['hostile.ts', 'p40'], ['many.ts', 'p4'],
])('nothing overflows, is clipped or broken, with %s (C10)', async (content, id) => {
  const widths = [320, 480, 481, 576, 992, 1280];
  for (const path of ['/', `/proyectos?id=${id}`]) {
    const page = await visit('chromium', path, { content });
    for (const size of ['', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      for (const [index, found] of (await inWindows(page, widths, faults)).entries()) {
        if (content === 'hostile.ts') found.broken = []; // its words are too long
        if (content === 'hostile.ts' && size) found.clipped = [];
        assert.deepEqual(found, noFaults, `${path} at ${widths[index]}px ${size}`);
      }
    }
  }
});

test.each([
  ['the services', '/', 'main p', 'main ul'],
  ['the capture of the only project', '/', '#proyectos li > div + div', '#proyectos li > div'],
  ['the tags of a project', project, 'main p', 'main ul'],
])('%s: beside the text from 768 px on (F28)', async (_, path, ...parts) => {
  const page = await visit('chromium', path);
  const isBeside = (parts: string[]) => {
    const [a, b] = parts.map((part) => document.querySelector(part).getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left;
  };
  assert.deepEqual(await inWindows(page, [320, 767, 768, 1440], isBeside, parts), [false, false, true, true]);
});

test('cards are one, two or three in a row, with no empty column but beside a last one (F28)', async () => {
  const page = await visit('chromium', '/', many);
  const look = (section) => {
    const list = document.querySelector(`${section} > ul`);
    const cards = [...list.children];
    const rows = [1, 2, 3, 4, 5, 7].map((count) => {
      list.replaceChildren(...cards.slice(0, count));
      const boxes = [...list.children].map((card) => card.getBoundingClientRect());
      return [...new Set(boxes.map(({ top }) => top))].map((top) => {
        const row = boxes.filter((box) => box.top === top);
        const isFull = Math.abs(row.at(-1).right - list.getBoundingClientRect().right) < 1;
        const isEven = row.every(({ width }) => Math.abs(width - row[0].width) < 1);
        return isFull && isEven ? row.length : `${row.length} of ${Math.round(boxes[0].width / row[0].width)}`;
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
    for (const element of document.querySelectorAll('[dir]')) element.removeAttribute('dir');
    document.dir = direction;
    const [left, right] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
    const { width } = document.querySelector('#page').getBoundingClientRect();
    const isBox = (element: Element) => element.clientWidth > 0 && !element.closest('bdi'); // an address does not turn
    return [...document.querySelectorAll('#page *')].filter(isBox).map((element) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const sides = [box.left, width - box.right].map(Math.round);
      const looks = [left, right].flatMap((side) =>
        ['border-S-width', 'border-top-S-radius', 'border-bottom-S-radius', 'padding-S', 'margin-S']
          .map((name) => style.getPropertyValue(name.replace('S', side))));
      return [element.outerHTML.slice(0, 60), direction === 'rtl' ? sides.reverse() : sides, looks];
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
    await page.$eval(`${section} li p + ul`, (tags) => tags.previousElementSibling.append(' y más'.repeat(40)));
    const cards = await page.$$eval(`${section} > ul > li`, (cards) => cards.map((card) => {
      const topOf = (part: string) => card.querySelector(part)?.getBoundingClientRect().top;
      const [text, tags] = ['p:has(+ ul:not(:empty))', 'p + ul'].map((part) => card.querySelector(part));
      const gap = text && tags.getBoundingClientRect().top - text.getBoundingClientRect().bottom;
      const row = card.getBoundingClientRect().top;
      return { row, name: topOf('h3'), text: topOf('div > p'), gap, foot: topOf('h3 ~ a, button') };
    }));
    for (const { row } of cards) {
      for (const part of ['name', 'text', 'gap', 'foot']) {
        const places = cards.filter((card) => card.row === row).map((card) => card[part]).filter(Boolean);
        assert.ok(Math.max(...places) - Math.min(...places) < 1, `${part}: ${places}`);
      }
    }
  }
});

test('a card without links is as high as its text, and links fill the backs of others (C12)', async () => {
  const page = await visit('chromium', '/', { ...many, width: 390 });
  const cards = await page.$$eval('#equipo > ul > li', (cards) => cards.map((card) => {
    const [title, first, last, foot] = ['h3', 'a', 'li:last-child > a', 'p']
      .map((part) => card.querySelector(`button + div ${part}`)?.getBoundingClientRect());
    return { height: card.offsetHeight, gaps: title && [first.top - title.bottom, foot.top - last.bottom] };
  }));
  assert.ok(cards.some(({ gaps }) => !gaps));
  for (const { height, gaps } of cards) {
    assert.ok(gaps ? height >= 240 && gaps.every((gap) => gap >= 0 && gap <= 16) : height < 220, `${height}, ${gaps}`);
  }
});

test('the mail address changes its colors on hover, focus and press (F34, M12)', async () => {
  const page = await visit('chromium', '/');
  const colors = async () => {
    await untilStill(page);
    return page.$eval(email, (link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor] as const);
  };
  const atRest = await colors();
  await page.hover(email);
  const underMouse = await colors();
  await page.mouse.down();
  assert.deepEqual(await colors(), underMouse);
  await page.mouse.move(5, 5); // drags the link: no click
  await page.mouse.up();
  await page.keyboard.press('Tab'); // makes a focus visible
  await page.focus(email);
  assert.deepEqual(await colors(), underMouse);
  assert.notDeepEqual(underMouse, atRest);
  for (const pair of [atRest, underMouse]) assert.ok(await page.evaluate(contrast, ...pair) > 4.5, `${pair}`);
});

test('the mail address loses no letters that are wider than computed (F34)', async () => {
  const page = await visit('chromium', '/');
  await page.$eval(email, (link) => (link.style.letterSpacing = '0.3em'));
  const lost = (email: string) => {
    const tile = document.querySelector(email);
    const range = new Range();
    range.selectNodeContents(tile);
    const end = tile.getBoundingClientRect().right;
    return [...range.getClientRects()].filter(({ right }) => right > end).length;
  };
  assert.deepEqual(await inWindows(page, [320, 390, 768, 1280], lost, email), [0, 0, 0, 0]);
});

test('an initial fills its cover, and is a square beside the words on phones (F27)', async () => {
  const page = await visit('chromium', '/', many);
  const look = () => {
    const [initial, cover, words] = ['[data-initial]', 'div:has(> [data-initial])', 'div:has(> [data-initial]) + div']
      .map((part) => document.querySelector(`#proyectos ${part}`).getBoundingClientRect());
    const isFilled = cover.width - initial.width <= 2 && cover.height - initial.height <= 2;
    return [isFilled, initial.width === initial.height, words.left >= initial.right];
  };
  const [small, large] = [[true, true, true], [true, false, false]];
  assert.deepEqual(await inWindows(page, [390, 575, 576], look), [small, small, large]);
});

test('with more contrast, lines are clear and texts not muted (F32)', async () => {
  const page = await visit('chromium', '/');
  const session = await page.createCDPSession();
  const look = () => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector));
    const isPlain = of('h3 + p').color === of('h1').color;
    return [isPlain, of('#equipo li > div').borderTopColor, of('html').backgroundColor] as const;
  };
  for (const [scheme, more] of [['light', ''], ['light', 'more'], ['dark', ''], ['dark', 'more']]) {
    const features = [{ name: 'prefers-color-scheme', value: scheme }, { name: 'prefers-contrast', value: more }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await untilStill(page);
    const [isPlain, ...colors] = await page.evaluate(look);
    assert.deepEqual([isPlain, await page.evaluate(contrast, ...colors) > 4.5], [!!more, !!more], `${scheme} ${more}`);
  }
});

test.each([['/', 390], [project, 1280]])('%s does not shift while it loads and hydrates (F10)', async (path, width) => {
  const page = await visit('chromium', path, { width, motion: true, wrap: uncached });
  await finish(page);
  await page.evaluate(() => {
    window.shift = 0;
    const add = (list) => list.getEntries().forEach((entry) => (window.shift += entry.value));
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  await frame(page);
  assert.equal(await page.evaluate(() => window.shift.toFixed(3)), '0.000');
});

const addLinks = () => {
  const list = document.querySelector('header ul');
  for (const link of [...list.children]) list.append(link.cloneNode(true));
};

test.each(names)('the menu takes the place of links that do not fit the header, in %s (B16, E3)', async (name) => {
  const page = await visit(name, '/');
  await page.evaluate(addLinks);
  const look = (font: string) => {
    document.documentElement.style.fontSize = font;
    const [header, nav, button] = ['header', 'header nav', 'header button']
      .map((part) => document.querySelector<HTMLElement>(part));
    document.querySelector<HTMLElement>('header a[href$="#equipo"]').click();
    const isBelow = document.querySelector('#equipo h2').getBoundingClientRect().top > header.offsetHeight;
    return [isBelow && header.offsetHeight < 88, nav.offsetHeight > 0, button.offsetHeight > 0];
  };
  const [links, menu] = [[true, true, false], [true, false, true]];
  assert.deepEqual(await inWindows(page, [481, 820, 1280], look, '16px'), [menu, menu, links]);
  assert.deepEqual(await inWindows(page, [1280], look, '32px'), [menu]);
  await page.setViewport({ width: 600, height: 800 });
  await page.focus('header nav a');
  assert.ok(await page.$eval('header nav', (nav) => nav.offsetHeight >= 44), 'the focus is not visible');
});

test('in low windows nothing sticks (F40)', async () => {
  const page = await visit('chromium', '/');
  const look = () => {
    document.querySelector('#proyectos').scrollIntoView();
    const [header, heading] = ['header', '#proyectos h2'].map((part) => document.querySelector(part));
    return [header.getBoundingClientRect().bottom > 0, heading.getBoundingClientRect().top < 20];
  };
  assert.deepEqual(await inWindows(page, [[1280, 421], [1280, 420], [320, 180]], look),
    [[true, false], [false, true], [false, true]]);
});
