import assert from 'node:assert/strict';
import { finish, untilStill } from './animations';
import { box, describe, frame, names, test, until, visit } from './harness';
import { email, enlargeText, project } from './parts';

const many = { content: 'many.ts' };

const overflowing = () => {
  const room = document.documentElement.clientWidth;
  const isHidden = (element) => element.closest('[role=status], #page > a, [role=tooltip]');
  const out = [...document.querySelectorAll('#page *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > room + 1 || left < -1) && !isHidden(element);
  });
  return [document.documentElement.scrollWidth > room, ...out.map(({ outerHTML }) => outerHTML.slice(0, 80))];
};

const clipped = () => [...document.querySelectorAll('#equipo li > div, #equipo button ~ div :is(li, li > a)')]
  .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.outerHTML);

const brokenWords = () => {
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
  return broken;
};

function rowsOf(selector, count) {
  const list = document.querySelector(selector);
  while (list.children.length > count) list.lastElementChild.remove();
  const boxes = [...list.children].map((item) => item.getBoundingClientRect());
  const tops = boxes.map(({ top }) => Math.round(top));
  const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
  return { widths: new Set(boxes.map(({ width }) => width.toFixed(1))).size, rows };
}

test.each([
  ['content.ts', 'geoapp'], ['hostile.ts', 'p40'], ['many.ts', 'p4'],
])('nothing overflows or is clipped, and no ordinary word is broken, with %s (C10)', async (content, id) => {
  for (const path of ['/', `/proyectos?id=${id}`]) {
    const page = await visit('chromium', path, { content });
    for (const width of [320, 480, 481, 576, 992, 1280]) {
      await page.setViewport({ width, height: 800 });
      for (const size of ['', '200%']) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
        assert.deepEqual(await page.evaluate(overflowing), [false], `${path} at ${width}px ${size}`);
        const isHostile = content === 'hostile.ts'; // whose words are wider than the window
        if (!isHostile || !size) assert.deepEqual(await page.evaluate(clipped), [], `${path} at ${width}px ${size}`);
        if (!isHostile) assert.deepEqual(await page.evaluate(brokenWords), [], `${path} at ${width}px ${size}`);
      }
    }
  }
});

test('services stand beside the introduction from 768 px on, and below it in narrower windows (F28)', async () => {
  const page = await visit('chromium', '/');
  for (const [width, isBeside] of [[320, false], [767, false], [768, true], [1440, true]] as const) {
    await page.setViewport({ width, height: 800 });
    const [intro, list] = [await box(page, 'h1 + p'), await box(page, 'h1 ~ ul')];
    assert.equal(list.left > intro.right, isBeside, `${width}px`);
    assert.equal(list.top > intro.bottom, !isBeside, `${width}px`);
  }
});

test('the cards of a section have one width; two and four stand in two columns (F28)', async () => {
  for (const selector of ['#equipo > ul', '#proyectos > ul']) {
    const page = await visit('chromium', '/', many);
    for (let count = 7; count > 0; count--) {
      for (const [width, most] of [[575, 1], [576, 2], [991, 2], [992, [2, 4].includes(count) ? 2 : 3]] as const) {
        await page.setViewport({ width, height: 800 });
        const { widths, rows } = await page.evaluate(rowsOf, selector, count);
        assert.equal(widths, 1, `${count} of ${selector} at ${width}px`);
        assert.deepEqual(rows, rows.map((_, index) => Math.min(most, count - index * most)));
      }
    }
  }
});

test('cards line up with those beside them: names, tags after three lines of text at most, feet (C17)', async () => {
  const page = await visit('chromium', '/', many);
  for (const section of ['#equipo', '#proyectos']) {
    const look = () => page.$$eval(`${section} > ul > li`, (cards) => cards.map((card) => {
      const boxOf = (query: string) => card.querySelector(query)?.getBoundingClientRect();
      const foot = boxOf('h3 ~ a, button')?.top;
      return [card.getBoundingClientRect().top, boxOf('h3').top, boxOf('div > p').top, foot, boxOf('div > ul')?.top];
    }));
    const rows = async () => {
      const cards = await look();
      return [...new Set(cards.map(([top]) => top))].map((row) => cards.filter(([top]) => top === row));
    };
    const areAlike = (tops: number[]) => tops.every((top) => Math.abs(top - tops[0]) < 1);
    for (const row of await rows()) {
      for (const part of [1, 2, 3, 4]) assert.ok(areAlike(row.map((tops) => tops[part]).filter(Boolean)), `${row}`);
    }
    await page.$eval(`${section} li p + ul`, (tags) => tags.previousElementSibling.append(' y más'.repeat(40)));
    const [row] = await rows();
    const [first, second] = row;
    assert.ok(areAlike(row.map((tops) => tops[3]).filter(Boolean)), 'feet');
    assert.ok(first[4] > second[4] + 40, 'no hole between a short text and its tags');
  }
});

test('the portrait of a team of one is 144 px wide, where there is room, those of others 44 px (C18)', async () => {
  const page = await visit('chromium', '/');
  const portrait = async (width: number) => {
    await page.setViewport({ width, height: 800 });
    return page.$eval('#equipo li > div > span:first-child', (span) => span.offsetWidth);
  };
  assert.equal(await portrait(768), 44);
  await page.$$eval('#equipo > ul > li ~ li', (others) => others.forEach((other) => other.remove()));
  assert.deepEqual([await portrait(575), await portrait(768), await portrait(992)], [44, 144, 144]);
});

test('the header breaks no word of the brand, with a wide logo and five sections', async () => {
  const page = await visit('chromium', '/');
  await page.evaluate(() => {
    document.querySelector('header a').textContent = 'Taller Norte';
    const links = document.querySelector('header ul');
    for (const link of [...links.children].slice(-2)) links.append(link.cloneNode(true));
    document.documentElement.style.cssText = '--mark-ratio: 2; --mark-size: 2em';
  });
  for (let width = 481; width < 640; width += 3) {
    await page.setViewport({ width, height: 800 });
    assert.deepEqual(await page.evaluate(brokenWords), [], `at ${width}px`);
    assert.deepEqual(await page.evaluate(overflowing), [false], `at ${width}px`);
  }
});

describe('the mail address', () => {
  test('is in one line with its square, and a long one breaks at its @, in legible letters', async () => {
    const look = async (path: string, options) => {
      const page = await visit('chromium', path, options);
      return page.$eval('.button[href^="mailto:"]', (link) => {
        const [user, host] = link.querySelectorAll('span');
        const { fontSize, paddingInlineEnd } = getComputedStyle(link);
        const room = link.getBoundingClientRect().right - parseFloat(paddingInlineEnd);
        const isInside = host.querySelector('i').getBoundingClientRect().right < room + 1;
        const lines = [host.offsetTop > user.offsetTop, host.getClientRects().length, isInside];
        return { px: parseFloat(fontSize), lines };
      });
    };
    const long = await look('/', { ...many, width: 320 });
    assert.ok(long.px >= 14, `${long.px}px`);
    assert.deepEqual(long.lines, [true, 1, true]);
    assert.ok((await look('/proyectos?id=p4', many)).px > 32); // beside its text
    assert.deepEqual((await look('/', { width: 320 })).lines, [false, 1, true]);
  });

  test('is larger than the text beside it, with text of 200 % too', async () => {
    const page = await visit('chromium', '/');
    await page.evaluate(enlargeText);
    for (const width of [320, 390, 1280]) {
      await page.setViewport({ width, height: 800 });
      const sizes = await page.$$eval('#contacto p, #contacto a', (all) =>
        all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      assert.ok(sizes[1] >= sizes[0], `${sizes} at ${width}px`);
    }
  });

  test.each(names)('is seen at every height of the tide, in %s (M12)', async (name) => {
    const page = await visit(name, '/');
    const link = await page.$(email);
    const shots: string[] = [];
    for (const tide of ['0%', '50%', '100%']) {
      for (const visibility of ['visible', 'hidden']) {
        await link.evaluate((link, tide, visibility) => {
          (link as HTMLElement).style.setProperty('--tide', tide);
          for (const part of link.querySelectorAll('span')) part.style.visibility = visibility;
        }, tide, visibility);
        await frame(page);
        shots.push(await link.screenshot({ encoding: 'base64' }));
      }
    }
    assert.equal(new Set(shots).size, 6);
  });
});

test('the pattern of a project without captures fills its cover, near the brand’s colour (F27)', async () => {
  const page = await visit('chromium', '/', many);
  const grounds = await page.$$eval('#proyectos svg', (drawings) => drawings.map((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    const { clientWidth, clientHeight } = svg.parentElement;
    return [width === clientWidth, height === clientHeight, getComputedStyle(svg).backgroundColor.slice(0, 6)].join();
  }));
  assert.deepEqual([...new Set(grounds)], ['true,true,oklch(']);
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
  const look = () => page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const light = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => (value / 255) ** 2.2);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const of = (selector: string) => getComputedStyle(document.querySelector(selector));
    const [line, ground] = [light(of('#equipo li > div').borderTopColor), light(of('html').backgroundColor)];
    return { line: Math.max(line, ground) / Math.min(line, ground), isPlain: of('h1 + p').color === of('h1').color };
  });
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
  const page = await visit('chromium', path, { width, motion: true });
  await finish(page);
  await page.evaluate(() => {
    window.shift = 0;
    const add = (list) => list.getEntries().forEach((entry) => (window.shift += entry.value));
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  await frame(page);
  assert.equal(await page.evaluate(() => window.shift.toFixed(3)), '0.000'); // the precision of CLS
});
