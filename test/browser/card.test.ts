import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { box, eventually, frame, launch, names, serve, until, type Visit, visit, words } from './harness';

const card = '#equipo > ul > li';
const side = () => (document.querySelector('#equipo li > div').inert ? 'back' : 'front');
const hint = () => (document.querySelector('#equipo [role=tooltip]').checkVisibility({ visibilityProperty: true }) ? 'visible' : 'hidden');
const away = (page) => page.mouse.move(5, 5);
const focused = () => document.activeElement.textContent || document.activeElement.ariaLabel;

/** The texts of the page that the visible hint covers, and whether it is inside the window and its card. */
function coversOf() {
  const tip = [...document.querySelectorAll('#equipo p[aria-hidden] > :last-child:not([inert] *)')].find((tip) => tip.checkVisibility({ visibilityProperty: true }));
  if (!tip) return;
  const lies = (inner, outer) =>
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  const range = document.createRange();
  range.selectNodeContents(tip);
  const area = range.getBoundingClientRect();
  const walker = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
  const covered = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node.parentElement.closest('p[aria-hidden] > :last-child, [inert], #page > a') || !node.data.trim()) continue;
    range.selectNodeContents(node);
    const hits = [...range.getClientRects()].some(
      (box) => box.width && box.left < area.right && box.right > area.left && box.top < area.bottom && box.bottom > area.top,
    );
    if (hits && node.parentElement.checkVisibility({ visibilityProperty: true })) covered.push(node.data);
  }
  const icon = getComputedStyle(tip.parentElement, '::before');
  const iconLeft = tip.parentElement.getBoundingClientRect().right - parseFloat(icon.inlineSize);
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return { covered, isBesideIcon: area.right < iconLeft, isInside: lies(area, window) && lies(area, tip.closest('#equipo li').getBoundingClientRect()) };
}

async function toCards(browser, site, options?: Visit) {
  const page = await visit(browser, `${site.url}/`, options);
  await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
  return page;
}

for (const name of names) {
  describe(`card in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('turns when a mouse enters, turns back when it leaves, and toggles on a click (C5)', async () => {
      const page = await toCards(browser, site);
      await page.hover(card);
      await eventually(page, side, 'back');
      await page.click(card);
      await eventually(page, side, 'front');
      await away(page);
      await page.hover(card);
      await eventually(page, side, 'back');
      await away(page);
      await eventually(page, side, 'front');
    });

    test('shows its hint for a mouse, also while the pointer is on the hint (D2, D4)', async () => {
      const page = await toCards(browser, site);
      assert.equal(await page.evaluate(hint), 'hidden');
      await page.hover(card);
      await eventually(page, hint, 'visible');
      const tip = await box(page, '#equipo [role=tooltip]');
      await page.mouse.move(tip.x + tip.width / 2, tip.y + tip.height / 2, { steps: 5 });
      await frame(page);
      assert.equal(await page.evaluate(side), 'back');
      assert.equal(await page.evaluate(hint), 'visible');
      await away(page);
      await eventually(page, hint, 'hidden');
    });

    test('keeps its hint inside the window and the card, without covering text or the icon, at any text size (D7)', async () => {
      for (const width of [320, 390, 576, 1280]) {
        const page = await toCards(browser, site, { width });
        for (const size of ['100%', '200%']) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
          for (const click of [false, true]) {
            if (click) await page.click(`${card} button`);
            else await away(page), await page.hover(`${card} button`);
            await eventually(page, side, click ? 'front' : 'back');
            const shown = await until(page, coversOf);
            assert.deepEqual(shown.covered, [], `${width}px at ${size}`);
            assert.ok(shown.isInside && shown.isBesideIcon, `${width}px at ${size}`);
          }
        }
      }
    });

    test('hides the hint and turns back on Escape, until the pointer returns (C3, D3)', async () => {
      const page = await toCards(browser, site);
      await page.hover(card);
      await eventually(page, hint, 'visible');
      await page.keyboard.press('Escape');
      await eventually(page, side, 'front');
      assert.equal(await page.evaluate(hint), 'hidden');
      await page.mouse.move(...(await page.$eval(card, (li): [number, number] => [li.getBoundingClientRect().x + 50, li.getBoundingClientRect().y + 90])));
      await frame(page);
      assert.equal(await page.evaluate(side), 'front');
      await away(page);
      await page.hover(card);
      await eventually(page, side, 'back');
    });

    test('turns by keyboard, with the focus on its first link, and returns it to the button on Escape (C1, C2, D2)', async () => {
      const page = await toCards(browser, site);
      await page.evaluate(() => document.querySelector('#equipo').focus());
      await page.keyboard.press('Tab');
      await eventually(page, focused, words.moreAbout('Ada'));
      for (const key of ['Enter', ' '] as const) {
        await page.keyboard.press(key);
        await eventually(page, side, 'back');
        await eventually(page, focused, words.linkNames.github);
        await page.keyboard.press('Tab');
        await eventually(page, focused, words.linkNames.gitlab);
        await page.keyboard.press('Escape');
        await eventually(page, side, 'front');
        await eventually(page, focused, words.moreAbout('Ada'));
        assert.equal(await page.evaluate(hint), 'hidden');
      }
      await page.keyboard.press('Tab'); // skips the inert back
      await eventually(page, focused, words.moreAbout('Bruno'));
    });

    test('does not turn back while it has the keyboard focus (C7)', async () => {
      const page = await toCards(browser, site);
      await page.focus(`${card} button`);
      await page.keyboard.press('Enter');
      await eventually(page, focused, words.linkNames.github);
      await page.hover(card);
      await away(page);
      await frame(page);
      assert.equal(await page.evaluate(side), 'back');
    });

    test('shows one hint at a time, and none for the keyboard, whose button keeps its name (D2, D8)', async () => {
      const page = await toCards(browser, site);
      const hinted = () => [...document.querySelectorAll('#equipo > ul > li')].map((card) => card.querySelector('[role=tooltip]').checkVisibility({ visibilityProperty: true }));
      const name = () => document.querySelector('#equipo li:nth-child(2) [role=tooltip]').previousElementSibling.checkVisibility({ visibilityProperty: true });
      await page.focus(`${card}:nth-child(1) a, ${card}:nth-child(1) button`);
      await page.keyboard.press('Tab');
      await eventually(page, focused, words.moreAbout('Bruno'));
      await frame(page);
      assert.deepEqual(await page.evaluate(hinted), [false, false, false]);
      assert.equal(await page.evaluate(name), true);
      for (const number of [1, 3]) {
        await page.hover(`${card}:nth-child(${number})`);
        await eventually(page, hinted, [number === 1, false, number === 3]);
      }
    });

    test('is 240 px high at the default text size, and grows instead of clipping, at any width and text size (C10)', async () => {
      const page = await toCards(browser, site);
      for (const width of [320, 390, 576, 992, 1280]) {
        await page.setViewport({ width, height: 800 });
        const heights = await page.$$eval(card, (cards) => cards.map((card) => card.offsetHeight));
        assert.ok(heights.every((height) => height === 240), `${width}: ${heights}`);
      }
      const clipped = () =>
        [...document.querySelectorAll('#equipo li > div')].filter((face) => face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1).length;
      for (const width of [320, 768, 1280]) {
        await page.setViewport({ width, height: 800 });
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        assert.equal(await page.evaluate(clipped), 0, `${width} at 200 %`);
      }
      await page.goto(`${(await serve('hostile.ts')).url}/`);
      for (const width of [320, 768, 1280]) {
        await page.setViewport({ width, height: 800 });
        assert.equal(await page.evaluate(clipped), 0, `${width}, hostile`);
      }
    });

    test('swaps its faces without turning under reduced motion (C9), and hides their backs (C8)', async () => {
      const page = await toCards(browser, site);
      const angles = () => [...document.querySelectorAll('#equipo li:first-child > div')].map((face) => Math.sign(new DOMMatrix(getComputedStyle(face).transform).m33));
      assert.deepEqual(await page.evaluate(angles), [1, -1]);
      await page.focus(`${card} button`);
      await page.keyboard.press('Enter');
      await eventually(page, angles, [-1, 1]);
      assert.equal(await page.evaluate(() => document.querySelector('#equipo li').getAnimations({ subtree: true }).filter((animation) => animation.effect.getTiming().duration > 0).length), 0);
      assert.equal(await page.$eval(`${card} > div`, (face) => getComputedStyle(face).backfaceVisibility), 'hidden');
    });
  });
}

describe('card by touch, in chromium', () => {
  for (const hover of [false, true]) {
    test(`one tap is one turn, without a hint, ${hover ? 'on a hybrid' : 'on a phone'} (C4, D6)`, async () => {
      const browser = await launch('chromium', { hover });
      const site = await serve();
      const page = await toCards(browser, site, { width: 390, height: 844, touch: true });
      for (const wanted of ['back', 'front', 'back']) {
        const { left, bottom } = await box(page, card);
        await page.touchscreen.tap(left + 30, bottom - 15); // neither face has a link there
        await eventually(page, side, wanted);
        assert.equal(await page.evaluate(hint), 'hidden');
      }
    });
  }
});

for (const name of names) {
  test(`card in ${name}: its button turns it while text is selected, and selecting its text does not turn it (C5)`, async () => {
    const page = await toCards(await launch(name), await serve());
    const selected = () => getSelection().toString();
    await page.hover(`${card} button`);
    await eventually(page, side, 'back');
    await page.evaluate(() => getSelection().selectAllChildren(document.querySelector('h1')));
    await page.click(`${card} button`);
    await eventually(page, side, 'front');
    await page.click(`${card} button`);
    await eventually(page, side, 'back');
    await page.evaluate(() => getSelection().empty());
    const { x, y, width, height } = await box(page, `${card} > div:last-of-type > h3`);
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    const start = await page.evaluate(selected);
    assert.ok(start.length > 2 && words.linksTitle('Ada').startsWith(start), start);
    await frame(page);
    assert.equal(await page.evaluate(side), 'back');
    await page.click(`${card} button`);
    await eventually(page, side, 'front');
  });
}

for (const name of names) {
  describe(`a card in ${name}`, () => {
    test('does not turn when it scrolls under a resting pointer, but as soon as the pointer moves on it (C15)', async () => {
      const page = await visit(await launch(name), `${(await serve()).url}/`);
      await page.mouse.move(300, 400);
      await page.evaluate(() => document.querySelector('#equipo li').scrollIntoView({ block: 'center', behavior: 'instant' }));
      await until(page, () => document.querySelector('#equipo li').matches(':hover'));
      await frame(page);
      assert.equal(await page.evaluate(side), 'front');
      await page.mouse.move(301, 400);
      await eventually(page, side, 'back');
      await eventually(page, hint, 'visible');
    });

    test('lines up with those beside it: names, tags, feet (C17)', async () => {
      const page = await toCards(await launch(name), await serve('many.ts'));
      const lines = await page.$$eval('#equipo > ul > li', (cards) =>
        cards.map((card) => {
          const at = (query: string, edge: 'top' | 'bottom') => card.querySelector(query)?.getBoundingClientRect()[edge];
          return [card.getBoundingClientRect().top, at('h3', 'top'), at('div > p', 'top'), at('div > ul', 'bottom')].map((y) => y && Math.round(y));
        }),
      );
      for (const line of lines) assert.deepEqual(line, lines.find(([top]) => top === line[0]));
    });
  });
}
