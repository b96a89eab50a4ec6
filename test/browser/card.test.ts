// The card of a member. What engines do in a way of their own is in engines.test.ts too.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { box, eventually, frame, launch, names, serve, until, untilStill, type Visit, visit, words } from './harness';
import { focused, side } from './parts';

const card = '#equipo > ul > li';
const hints = () => [...document.querySelectorAll('#equipo > ul > li')]
  .map((card) => [...card.querySelectorAll('p[aria-hidden] > :last-child')]
    .some((hint) => hint.checkVisibility({ visibilityProperty: true })));
const away = (page) => page.mouse.move(5, 5);

/** The texts that the visible hint covers, and whether it is inside its card and the window, beside the icon. */
function coversOf() {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const tip = [...document.querySelectorAll('#equipo p[aria-hidden] > :last-child:not([inert] *)')].find(isSeen);
  if (!tip) return;
  const range = document.createRange();
  range.selectNodeContents(tip);
  const area = range.getBoundingClientRect();
  const meets = ({ width, left, right, top, bottom }) =>
    width && left < area.right && right > area.left && top < area.bottom && bottom > area.top;
  const texts = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
  const covered = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (parentElement.closest('p[aria-hidden] > :last-child, [inert], #page > a') || !data.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    if ([...range.getClientRects()].some(meets) && isSeen(parentElement)) covered.push(data);
  }
  const card = tip.closest('#equipo li').getBoundingClientRect();
  const icon = parseFloat(getComputedStyle(tip.parentElement, '::before').inlineSize);
  const end = tip.parentElement.getBoundingClientRect().right - icon;
  const isInside = area.left >= card.left && area.top >= card.top && area.bottom <= Math.min(card.bottom, innerHeight);
  return [covered, isInside && area.right < end];
}

/** The parts of cards that do not fit. */
const clipped = () => [...document.querySelectorAll('#equipo li > div, #equipo button ~ div :is(li, li > a)')]
  .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.outerHTML);

async function toCards(browser, site, options?: Visit) {
  const page = await visit(browser, `${site.url}/`, options);
  await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
  return page;
}

describe.each(names)('a card in %s', async (name) => {
  const browser = await launch(name);
  const site = await serve();

  test('does not turn when it scrolls under a resting pointer, but as soon as that moves on it (C15)', async () => {
    const page = await visit(browser, `${site.url}/`);
    await page.mouse.move(300, 400);
    await page.$eval(card, (card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await until(page, () => document.querySelector('#equipo li').matches(':hover'));
    await frame(page);
    assert.equal(await page.evaluate(side), 'front');
    await page.mouse.move(301, 400);
    await eventually(page, side, 'back');
  });

  test('does not turn at the end of a selection of its text (C5)', async () => {
    const page = await toCards(browser, site);
    await page.hover(card);
    await eventually(page, side, 'back');
    const { x, y, width, height } = await box(page, `${card} > div:last-of-type > h3`);
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    assert.ok((await page.evaluate(() => `${getSelection()}`)).length > 2);
    await frame(page);
    assert.equal(await page.evaluate(side), 'back');
  });
});

describe('cards in chromium', async () => {
  const browser = await launch('chromium');
  const site = await serve();

  test('show one hint at a time, and none for the keyboard, whose button keeps its name (D2, D8)', async () => {
    const page = await toCards(browser, site);
    await page.focus(`${card} button`);
    await page.keyboard.press('Tab');
    await eventually(page, focused, words.moreAbout('Bruno'));
    await frame(page);
    assert.deepEqual(await page.evaluate(hints), [false, false, false]);
    const isNamed = ({ previousElementSibling: name }) => name.checkVisibility({ visibilityProperty: true });
    assert.equal(await page.$eval(`${card}:nth-child(2) [role=tooltip]`, isNamed), true);
    for (const number of [1, 3]) {
      await page.hover(`${card}:nth-child(${number})`);
      await eventually(page, hints, [number === 1, false, number === 3]);
    }
  });

  test('grow instead of clipping, at any width and text size, and their hints cover no text (C10, D7)', async () => {
    for (const width of [320, 576, 1280]) {
      const page = await toCards(browser, site, { width });
      for (const size of ['100%', '200%']) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
        assert.deepEqual(await page.evaluate(clipped), [], `${width} at ${size}`);
        await away(page);
        await page.hover(`${card} button`);
        for (const shown of ['back', 'front']) {
          await eventually(page, side, shown);
          assert.deepEqual(await until(page, coversOf), [[], true], `${width} at ${size}`);
          await page.click(`${card} button`);
        }
      }
    }
    const page = await visit(browser, `${(await serve('hostile.ts')).url}/`);
    for (const width of [320, 1000]) {
      await page.setViewport({ width, height: 800 });
      assert.deepEqual(await page.evaluate(clipped), [], `${width}, hostile`);
    }
  });

  test('line up with those beside them: names, tags, feet (C17)', async () => {
    const page = await toCards(browser, await serve('many.ts'));
    for (const section of ['#equipo', '#proyectos']) {
      await page.$eval(`${section} li p + ul`, (tags) => tags.previousElementSibling.append(' y más'.repeat(40)));
      const lines = await page.$$eval(`${section} > ul > li`, (cards) => cards.map((card) => {
        const boxOf = (query: string) => card.querySelector(query)?.getBoundingClientRect();
        const [name, text, tags] = [boxOf('h3')?.top, boxOf('div > p')?.top, boxOf('div > ul')?.bottom];
        return [card.getBoundingClientRect().top, name, text, tags || undefined].map((y) => y && Math.round(y));
      }));
      for (const line of lines) {
        const [, ...rest] = lines.find(([top, , , tags]) => top === line[0] && Boolean(tags) === Boolean(line[3]));
        assert.deepEqual(line.slice(1), rest);
      }
    }
  });

  test.each([false, true])('turn once by a tap, without a hint, on devices that hover: %s (C4, D6)', async (hover) => {
    const page = await toCards(await launch('chromium', { hover }), site, { width: 390, height: 844, touch: true });
    for (const wanted of ['back', 'front', 'back']) {
      const { left, bottom } = await box(page, card);
      await page.touchscreen.tap(left + 30, bottom - 15); // neither face has a link there
      await eventually(page, side, wanted);
      assert.deepEqual(await page.evaluate(hints), [false, false, false]);
    }
  });
});

test('with scripting off, nothing is drawn over the faces, which stand one below the other (C13, F24)', async () => {
  const { url } = await serve();
  const page = await visit(await launch('chromium'), `${url}/`, { motion: true, script: false });
  await untilStill(page);
  const drawn = await page.$$eval(card, (cards) => cards.map((card) => {
    const faces = [...card.querySelectorAll(':scope > div')];
    const contents = [card, ...faces].flatMap((element) =>
      ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content));
    const [front, back] = faces.map((face) => face.getBoundingClientRect());
    return `${[...new Set(contents)]} ${back.top >= front.bottom}`;
  }));
  assert.deepEqual([...new Set(drawn)], ['none true']);
});
