import assert from 'node:assert/strict';
import { finish, untilStill } from './animations';
import { box, describe, frame, names, test, uncached, until, visit } from './harness';
import { contrast, email, enlargeText, inWindows, mailOpacities, project } from './parts';

const many = { content: 'many.ts' };

/** What is beyond the window, what is clipped in a card, and which ordinary words are broken. */
const faults = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isHidden = (element) => element.closest('[role=status], #page > a, [role=tooltip], svg > *');
  const beyond = [...document.querySelectorAll('#page *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1) && !isHidden(element);
  });
  const clipped = [...document.querySelectorAll('#equipo li > div, #equipo button ~ div :is(li, li > a)')]
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
  const broken = [];
  for (const element of document.querySelectorAll('header a, h1, h2, #contacto p, .button[href^="mailto:"]')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  const textOf = ({ outerHTML }) => outerHTML.slice(0, 80);
  return { scrolls: scrollWidth > clientWidth, beyond: beyond.map(textOf), clipped: clipped.map(textOf), broken };
};

const noFaults = { scrolls: false, beyond: [], clipped: [], broken: [] };

test.each([
  ['content.ts', 'geoapp'], ['hostile.ts', 'p40'], ['many.ts', 'p4'],
])('nothing overflows or is clipped, and no ordinary word is broken, with %s (C10)', async (content, id) => {
  const widths = [320, 480, 481, 576, 992, 1280];
  for (const path of ['/', `/proyectos?id=${id}`]) {
    const page = await visit('chromium', path, { content });
    for (const size of ['', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      for (const [index, found] of (await inWindows(page, widths, faults)).entries()) {
        if (content === 'hostile.ts') found.broken = []; // its words are wider than the window
        if (content === 'hostile.ts' && size) found.clipped = [];
        assert.deepEqual(found, noFaults, `${path} at ${widths[index]}px ${size}`);
      }
    }
  }
});

test('services stand beside the introduction from 768 px on, and below it in narrower windows (F28)', async () => {
  const page = await visit('chromium', '/');
  const look = () => {
    const [intro, list] = ['main p', 'main ul'].map((part) => document.querySelector(part).getBoundingClientRect());
    return [list.left > intro.right && 'beside', list.top > intro.bottom && 'below'].filter(Boolean).join();
  };
  assert.deepEqual(await inWindows(page, [320, 767, 768, 1440], look), ['below', 'below', 'beside', 'beside']);
});

test('the tags of a project stand beside its description from 768 px on, else below it', async () => {
  const page = await visit('chromium', project);
  const look = () => {
    const [text, tags, captures] = ['main p', 'main ul', 'main div ~ ul']
      .map((part) => document.querySelector(part).getBoundingClientRect());
    const place = tags.left > text.right ? 'beside' : tags.top > text.bottom && 'below';
    return `${place}, ${captures.top - Math.max(text.bottom, tags.bottom)}`;
  };
  const found = await inWindows(page, [320, 767, 768, 1440], look);
  assert.deepEqual(found, ['below, 40', 'below, 40', 'beside, 40', 'beside, 40']);
});

test('the words of the only project stand beside its capture from 768 px on, which is whole if large', async () => {
  const page = await visit('chromium', '/');
  const look = () => {
    const parts = document.querySelectorAll('#proyectos li > div');
    const [cover, words] = [...parts].map((part) => part.getBoundingClientRect());
    return words.right <= cover.left ? 'beside' : words.top >= cover.bottom && 'below';
  };
  await page.$$eval('#proyectos > ul > li ~ li', (others) => others.forEach((other) => other.remove()));
  assert.deepEqual(await inWindows(page, [320, 767, 768, 1440], look), ['below', 'below', 'beside', 'beside']);
  const { width, height } = await box(page, '#proyectos img');
  assert.ok(Math.abs(width / height - 1.6) < 0.01, `${width} by ${height}, of 1280 by 800`);
});

test('the cards of a section stand in one, two or three columns, and the last ones fill their row (F28)', async () => {
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
        return isFull && isEven ? row.length : `${row.length} of another width`;
      }).join();
    });
    list.replaceChildren(...cards);
    return rows;
  };
  const one = ['1', '1,1', '1,1,1', '1,1,1,1', '1,1,1,1,1', '1,1,1,1,1,1,1'];
  const two = ['1', '2', '2,1', '2,2', '2,2,1', '2,2,2,1'];
  const three = ['1', '2', '3', '3,1', '3,2', '3,3,1'];
  for (const section of ['#equipo', '#proyectos']) {
    assert.deepEqual(await inWindows(page, [575, 576, 991, 992], look, section), [one, two, two, three], section);
  }
});

test('cards line up with those beside them: names, texts, feet; tags follow their text (C17)', async () => {
  const page = await visit('chromium', '/', many);
  for (const section of ['#equipo', '#proyectos']) {
    /** Of each row, the tops of the parts of its cards that have them, and how far the tags are below the text. */
    const rows = async () => {
      const cards = await page.$$eval(`${section} > ul > li`, (cards) => cards.map((card) => {
        const boxOf = (part: string) => card.querySelector(part)?.getBoundingClientRect();
        const [name, text, foot] = ['h3', 'div > p', 'h3 ~ a, button'].map(boxOf);
        const [end, tags] = ['p:has(+ ul)', 'p + ul'].map(boxOf);
        const gap = (tags?.height || undefined) && tags.top - end.bottom;
        return { row: card.getBoundingClientRect().top, name: name.top, text: text.top, gap, foot: foot?.top };
      }));
      return [...new Set(cards.map(({ row }) => row))].map((top) => cards.filter(({ row }) => row === top));
    };
    const assertAlike = (row, ...parts: string[]) => parts.forEach((part) => {
      const places = row.map((card) => card[part]).filter(Boolean);
      assert.ok(Math.max(...places) - Math.min(...places) < 1, `${part}: ${places}`);
    });
    await page.$eval(`${section} li p + ul`, (tags) => tags.previousElementSibling.append(' y más'.repeat(40)));
    for (const row of await rows()) assertAlike(row, 'name', 'text', 'gap', 'foot');
  }
});

test('the card of a member without links is as high as its text, in a column of its own (C12)', async () => {
  const page = await visit('chromium', '/', { ...many, width: 390 });
  const heights = await page.$$eval('#equipo > ul > li', (cards) => cards.map((card) =>
    [card.querySelector('button') ? 'turns' : 'has text alone', card.offsetHeight] as const));
  assert.ok(heights.some(([kind, height]) => kind === 'has text alone' && height < 220), JSON.stringify(heights));
  for (const [kind, height] of heights) assert.ok(kind === 'has text alone' || height >= 240, `${kind}: ${height}`);
});

test('the links of a card fill its back, also a single one (C12)', async () => {
  const page = await visit('chromium', '/', many);
  const gaps = () => page.$$eval('#equipo button + div', (backs) => backs.map((back) => {
    const parts = ['h3', 'a', 'li:last-child > a', 'p'];
    const [title, first, last, foot] = parts.map((part) => back.querySelector<HTMLElement>(part));
    const end = (part) => part.offsetTop + part.offsetHeight;
    return [first.offsetTop - end(title), foot.offsetTop - end(last)];
  }));
  for (const gap of (await gaps()).flat()) assert.ok(gap >= 0 && gap <= 16, JSON.stringify(await gaps()));
});

test('an only capture stands beside the text from 768 px on, as wide as the tile of the mail address', async () => {
  const page = await visit('chromium', project);
  await page.$$eval('[data-capture]', (captures) => captures.slice(1).forEach((one) => one.closest('li').remove()));
  const look = () => {
    const [text, tags, capture, address] = ['main p', 'main ul', '[data-capture] img', 'main b ~ a']
      .map((part) => document.querySelector(part).getBoundingClientRect());
    const isBeside = capture.left > text.right && tags.top > text.bottom;
    const isAbove = (['left', 'right'] as const).every((side) => Math.abs(capture[side] - address[side]) < 2);
    return { isBeside, isAbove, height: capture.height };
  };
  const [narrow, medium, wide] = await inWindows(page, [767, 768, 1280], look);
  assert.deepEqual([narrow.isBeside, medium.isBeside], [false, true]);
  assert.deepEqual(wide, { isBeside: true, isAbove: true, height: 200 });
});

test('the text of a capture is below it, and leaves it 200 px high (A13)', async () => {
  const page = await visit('chromium', project);
  const look = () => {
    const parts = document.querySelectorAll('main li:has(p) :is(img, p)');
    const [image, text] = [...parts].map((part) => part.getBoundingClientRect());
    return [image.height, text.top > image.bottom && text.top < image.bottom + 16, text.left === image.left];
  };
  assert.deepEqual(await inWindows(page, [390, 820, 1280], look), Array(3).fill([200, true, true]));
});

test('the card of a project is not raised once the pointer has left it, after Back either', async () => {
  const page = await visit('chromium', '/');
  const shadow = () => page.$eval('#proyectos li', (card) => getComputedStyle(card).boxShadow);
  const flat = await shadow();
  await page.click('#proyectos a');
  await until(page, () => document.querySelector('[rel=prev]') !== null);
  await untilStill(page);
  await page.click('[rel=prev]');
  await until(page, () => document.activeElement.matches('#proyectos a'));
  await page.mouse.move(2, 2);
  await untilStill(page);
  assert.equal(await shadow(), flat);
  await page.keyboard.press('Tab');
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await untilStill(page);
  assert.notEqual(await shadow(), flat);
});

test('the portrait of a team of one is 144 px wide, where there is room, those of others 44 px, its tags are not close '
  + 'to its foot, and its links are beside their heading (C18)', async () => {
  const page = await visit('chromium', '/');
  const portrait = () => document.querySelector<HTMLElement>('#equipo li > div > span').offsetWidth;
  assert.deepEqual(await inWindows(page, [768], portrait), [44]);
  await page.$$eval('#equipo > ul > li ~ li', (others) => others.forEach((other) => other.remove()));
  assert.deepEqual(await inWindows(page, [575, 768, 992], portrait), [44, 144, 144]);
  const distance = await page.$eval('#equipo li > div', (front) => {
    const [tags, foot] = ['ul', '.icon'].map((part) => front.querySelector(part).getBoundingClientRect());
    return foot.top - tags.bottom;
  });
  assert.ok(distance >= 24, `${distance}`);
  const linksLeft = () => document.querySelector<HTMLElement>('#equipo button ~ div > ul').offsetLeft;
  assert.deepEqual((await inWindows(page, [575, 768, 1280], linksLeft)).map((left) => left > 200), [false, true, true]);
});

test('the header breaks no word of the brand, with a wide logo and five sections', async () => {
  const page = await visit('chromium', '/');
  await page.evaluate(() => {
    document.querySelector('header a').textContent = 'Taller Norte';
    const links = document.querySelector('header ul');
    for (const link of [...links.children].slice(-2)) links.append(link.cloneNode(true));
    document.documentElement.style.cssText = '--mark-ratio: 2; --mark-size: 2em';
  });
  const widths = Array.from({ length: 32 }, (_, index) => 481 + 5 * index);
  for (const [index, found] of (await inWindows(page, widths, faults)).entries()) {
    assert.deepEqual(found, noFaults, `at ${widths[index]}px`);
  }
});

describe('the mail address', () => {
  test('is in one line with its square, and a long one breaks at its @, in legible letters', async () => {
    const look = async (path: string, options) => (await visit('chromium', path, options)).$eval(email, (link) => {
      const [user, host] = link.querySelectorAll('span');
      const { fontSize, paddingInlineEnd } = getComputedStyle(link);
      const room = link.getBoundingClientRect().right - parseFloat(paddingInlineEnd);
      const isInside = host.querySelector('i').getBoundingClientRect().right < room + 1;
      const isOneLine = host.getClientRects().length === 1 && isInside;
      return { px: parseFloat(fontSize), isBroken: host.offsetTop > user.offsetTop, isOneLine };
    });
    const long = await look('/', { ...many, width: 320 });
    assert.ok(long.px >= 14 && long.isBroken && long.isOneLine, JSON.stringify(long));
    assert.ok((await look('/proyectos?id=p4', many)).px > 30); // beside its text
    const large = await look('/', many);
    assert.ok(large.px > 40 && large.isBroken && large.isOneLine, JSON.stringify(large));
    const short = await look('/', { width: 320 });
    assert.ok(!short.isBroken && short.isOneLine, JSON.stringify(short));
  });

  test('is larger than the text beside it, with text of 200 % too', async () => {
    const page = await visit('chromium', '/');
    await page.evaluate(enlargeText);
    const sizes = () => ['#contacto p', '#contacto a']
      .map((part) => parseFloat(getComputedStyle(document.querySelector(part)).fontSize));
    for (const [text, address] of await inWindows(page, [320, 390, 1280], sizes)) assert.ok(address >= text);
  });

  test('has a question beside it that grows with the text', async () => {
    const page = await visit('chromium', project);
    const sizeOf = () => page.$eval('main p > b', (question) => parseFloat(getComputedStyle(question).fontSize));
    const before = await sizeOf();
    await page.evaluate(enlargeText);
    assert.equal(await sizeOf(), 2 * before);
  });

  test.each(names)('wraps rather than loses letters that are wider than computed, in %s (F34)', async (name) => {
    for (const path of ['/', project]) {
      const page = await visit(name, path);
      await page.$eval(email, (link) => (link.style.letterSpacing = '0.3em'));
      const lost = () => {
        const tile = document.querySelector('main .button[href^="mailto:"]');
        const range = new Range();
        range.selectNodeContents(tile);
        const end = tile.getBoundingClientRect().right;
        return [...range.getClientRects()].filter(({ right }) => right > end).length;
      };
      assert.deepEqual(await inWindows(page, [320, 390, 768, 992, 1280], lost), [0, 0, 0, 0, 0], path);
    }
  });

  test.each(names)('has an opaque colour unless the tide moves, in %s (F34)', async (name) => {
    const page = await visit(name, '/');
    assert.deepEqual(await page.evaluate(mailOpacities), [255, 0, 255]);
  });

  test.each(names)('is seen at every height of the tide, in %s (M12)', async (name) => {
    const link = await (await visit(name, '/')).$(email);
    const shots = new Set<string>();
    for (const tide of ['0%', '50%', '100%']) {
      for (const visibility of ['visible', 'hidden']) {
        await link.evaluate((link, tide, visibility) => {
          (link as HTMLElement).style.setProperty('--tide', tide);
          for (const part of link.querySelectorAll('span')) part.style.visibility = visibility;
        }, tide, visibility);
        shots.add(await link.screenshot({ encoding: 'base64' }));
      }
    }
    assert.equal(shots.size, 6);
  });
});

test('the initial of a project fills its cover, and is beside the text of its page, or below it (F27)', async () => {
  const page = await visit('chromium', '/', many);
  const areFilled = await page.$$eval('#proyectos [data-hue]', (initials) => initials.map((initial) => {
    const { width, height } = initial.getBoundingClientRect();
    const { clientWidth, clientHeight } = initial.parentElement;
    return width === clientWidth && height === clientHeight;
  }));
  assert.deepEqual([...new Set(areFilled)], [true]);
  await page.goto(await page.$eval('#proyectos li:has([data-hue]) a', (link) => link.href));
  const parts = () => Promise.all(['[data-hue]', 'p', 'p:has(.button)'].map((part) => box(page, 'main ' + part)));
  const [initial, text, invitation] = await parts();
  assert.ok(initial.x > text.x + text.width && initial.x < 0.5 * invitation.width + invitation.x, 'beside the text');
  assert.equal(Math.round(initial.x + initial.width), Math.round(invitation.x + invitation.width));
  assert.ok(invitation.y - initial.y - initial.height > 70, 'as far from it as sections of home from each other');
  await page.setViewport({ width: 767, height: 800 });
  const [below, above, last] = await parts();
  assert.deepEqual([below.width, below.height, below.y > above.y + above.height], [last.width, 200, true]);
});

test('on phones, an initial is a square beside the words of its card (F27)', async () => {
  const page = await visit('chromium', '/', many);
  const look = () => {
    const [initial, words] = ['[data-hue]', 'div:has(> [data-hue]) + div']
      .map((part) => document.querySelector(`#proyectos ${part}`).getBoundingClientRect());
    return [initial.width === initial.height, words.left >= initial.right];
  };
  assert.deepEqual(await inWindows(page, [390, 575, 576], look), [[true, true], [true, true], [false, false]]);
});

test.each([false, true])('an initial and its square stand out from their ground, which is quiet, dark: %s (F27)',
  async (dark) => {
    const page = await visit('chromium', '/', { ...many, dark });
    const colours = await page.$$eval('#proyectos [data-hue]', (initials) => initials.map((initial) => [
      getComputedStyle(initial.firstElementChild).color,
      getComputedStyle(initial.firstElementChild, '::after').backgroundColor,
      getComputedStyle(initial).backgroundColor,
      getComputedStyle(initial.closest('li')).backgroundColor,
    ]));
    for (const [letter, square, ground, card] of colours) {
      assert.ok(await page.evaluate(contrast, letter, ground) > 7, `${letter} on ${ground}`);
      assert.ok(await page.evaluate(contrast, square, ground) > 3, `${square} on ${ground}`);
      assert.ok(await page.evaluate(contrast, ground, card) < 1.5, `${ground} on ${card}`);
    }
  });

test('the one link of a project covers its whole card, and so does its ring', async () => {
  const page = await visit('chromium', '/');
  await page.keyboard.press('Tab');
  await page.focus('#proyectos a');
  const found = await page.$eval('#proyectos a', (link) => {
    const { outlineStyle, inlineSize, blockSize } = getComputedStyle(link, '::after');
    const { clientWidth, clientHeight } = link.closest('li');
    const sizes = [clientWidth - parseFloat(inlineSize), clientHeight - parseFloat(blockSize)];
    return [getComputedStyle(link).outlineStyle, outlineStyle, Math.max(...sizes.map(Math.abs)) < 1];
  });
  assert.deepEqual(found, ['none', 'solid', true]);
  assert.equal(await page.$$eval('#proyectos > ul > li a', (links) => links.length), 1);
  await page.hover('#proyectos img'); // scrolls it into view
  const { x, y } = await box(page, '#proyectos img');
  await page.mouse.click(x + 20, y + 20);
  await until(page, () => location.search === '?id=geoapp');
});

test.each([false, true])('who wants more contrast has clear lines and no quiet texts, dark: %s (F32)', async (dark) => {
  const page = await visit('chromium', '/', { dark });
  const look = async () => {
    const [isPlain, ...colours] = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector));
      const isPlain = of('h3 + p').color === of('h1').color;
      return [isPlain, of('#equipo li > div').borderTopColor, of('html').backgroundColor] as const;
    });
    return { line: await page.evaluate(contrast, ...colours), isPlain };
  };
  const before = await look();
  const scheme = { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' };
  const session = await page.createCDPSession(); // puppeteer does not know prefers-contrast
  await session.send('Emulation.setEmulatedMedia', { features: [scheme, { name: 'prefers-contrast', value: 'more' }] });
  await untilStill(page);
  const after = await look();
  assert.ok(before.line < 3 && !before.isPlain);
  assert.ok(after.line > 4.5 && after.isPlain, JSON.stringify(after));
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
  assert.equal(await page.evaluate(() => window.shift.toFixed(3)), '0.000'); // the precision of CLS
});
