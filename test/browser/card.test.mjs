import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { box, eventually, frame, launch, names, serve, still, until, visit } from './harness.mjs';

const card = '#equipo > ul > li';
const side = () => (document.querySelector('#equipo li > div').inert ? 'back' : 'front');
const hint = () => (document.querySelector('#equipo [role=tooltip]').checkVisibility({ opacityProperty: true }) ? 'visible' : 'hidden');
const away = (page) => page.mouse.move(5, 5);
const focused = () => document.activeElement.textContent || document.activeElement.ariaLabel;

async function toCards(browser, site, options) {
  const page = await visit(browser, `${site.url}/`, options);
  await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
  return page;
}

for (const name of names) {
  describe(`card in ${name}`, () => {
    let browser;
    let site;
    before(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('a mouse turns it by entering, back by leaving, and toggles by a click (C5)', async () => {
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

    test('shows its hint for a mouse, also while the pointer is on it, and near the window’s edges (D2, D4, D7)', async () => {
      const page = await toCards(browser, site);
      assert.equal(await page.evaluate(hint), 'hidden');
      await page.hover(card);
      await eventually(page, hint, 'visible');
      const tip = await box(page, '#equipo [role=tooltip]');
      assert.ok(tip.x >= 0 && tip.y >= 0 && tip.right <= 1280 && tip.bottom <= 800);
      for (const words of await page.$$eval(`${card} :is(h3, p, a)`, (all) => all.map((element) => element.getBoundingClientRect().toJSON()))) {
        assert.ok(words.bottom <= tip.top || words.top >= tip.bottom || words.right <= tip.left || words.left >= tip.right);
      }
      await page.mouse.move(tip.x + tip.width / 2, tip.y + tip.height / 2, { steps: 5 });
      await frame(page);
      assert.deepEqual(await page.evaluate(side), 'back');
      assert.equal(await page.evaluate(hint), 'visible');
      await away(page);
      await eventually(page, hint, 'hidden');
    });

    test('shows its hint above a card that reaches the end of the window (D7)', async () => {
      const page = await visit(browser, `${site.url}/`);
      await page.evaluate((card) => scrollBy(0, document.querySelector(card).getBoundingClientRect().bottom - innerHeight + 5), card);
      const { x, y } = await box(page, card);
      await page.mouse.move(x + 50, y + 50); // hovering by name would scroll the card into view
      await eventually(page, hint, 'visible');
      const [tip, below] = [await box(page, '#equipo [role=tooltip]'), await box(page, card)];
      assert.ok(tip.y >= 0 && tip.bottom <= below.y + 1, `${tip.bottom} is above ${below.y}`);
    });

    test('one Escape hides the hint and turns it back, until the pointer comes again (C3, D3)', async () => {
      const page = await toCards(browser, site);
      await page.hover(card);
      await eventually(page, hint, 'visible');
      await page.keyboard.press('Escape');
      await eventually(page, side, 'front');
      assert.equal(await page.evaluate(hint), 'hidden');
      await page.mouse.move(...Object.values(await page.$eval(card, (li) => ({ x: li.getBoundingClientRect().x + 50, y: li.getBoundingClientRect().y + 90 }))));
      await frame(page);
      assert.equal(await page.evaluate(side), 'front');
      await away(page);
      await page.hover(card);
      await eventually(page, side, 'back');
    });

    test('the keyboard turns it and goes on to its links, and Escape returns to the button (C1, C2, D2)', async () => {
      const page = await toCards(browser, site);
      await page.evaluate(() => document.querySelector('#equipo').focus());
      await page.keyboard.press('Tab');
      await eventually(page, focused, 'Más sobre Ada');
      await eventually(page, hint, 'visible');
      for (const key of ['Enter', ' ']) {
        await page.keyboard.press(key);
        await eventually(page, side, 'back');
        await eventually(page, focused, 'GitHub');
        await page.keyboard.press('Tab');
        await eventually(page, focused, 'GitLab');
        await page.keyboard.press('Escape');
        await eventually(page, side, 'front');
        await eventually(page, focused, 'Más sobre Ada');
        assert.equal(await page.evaluate(hint), 'hidden');
      }
      await page.keyboard.press('Tab'); // the back is inert: on to the next card
      await eventually(page, focused, 'Más sobre Bruno');
    });

    test('does not turn away from under the keyboard’s focus (C7)', async () => {
      const page = await toCards(browser, site);
      await page.focus(`${card} button`);
      await page.keyboard.press('Enter');
      await eventually(page, focused, 'GitHub');
      await page.hover(card);
      await away(page);
      await frame(page);
      assert.equal(await page.evaluate(side), 'back');
    });

    test('shows one hint at a time (D8)', async () => {
      const page = await toCards(browser, site);
      await page.focus(`${card}:nth-child(2) button`);
      await page.keyboard.press('Tab');
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      const visible = () => [...document.querySelectorAll('[role=tooltip]')].filter((tip) => tip.checkVisibility({ opacityProperty: true })).length;
      await eventually(page, visible, 1);
      await page.hover(`${card}:nth-child(1)`);
      await eventually(page, hint, 'visible');
      assert.equal(await page.evaluate(visible), 1);
      await page.hover(`${card}:nth-child(3)`);
      await eventually(page, hint, 'hidden');
      await eventually(page, visible, 1);
    });

    test('is 240 px high at default text, and grows rather than clips at any width and text (C10)', async () => {
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

    test('faces swap without turning under reduced motion (C9), and their backs are hidden (C8)', async () => {
      const page = await toCards(browser, site);
      const faces = () => [...document.querySelectorAll('#equipo li:first-child > div')].map((face) => getComputedStyle(face).visibility);
      assert.deepEqual(await page.evaluate(faces), ['visible', 'hidden']);
      await page.focus(`${card} button`);
      await page.keyboard.press('Enter');
      await eventually(page, faces, ['hidden', 'visible']);
      assert.equal(await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect.getTiming().duration > 0).length), 0);
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
        await page.tap(`${card} h3, ${card}`);
        await eventually(page, side, wanted);
        assert.equal(await page.evaluate(hint), 'hidden');
      }
    });
  }
});

describe('card in motion, in chromium', () => {
  test('turns in 0.6 s, switches the faces at half time, and does not flicker under a resting pointer (C6, C8)', async () => {
    const browser = await launch('chromium', { motion: true });
    const site = await serve();
    const page = await toCards(browser, site);
    await still(page);
    await page.evaluate(() => {
      window.sides = [];
      const front = document.querySelector('#equipo li > div');
      new MutationObserver(() => window.sides.push(front.inert ? 'back' : 'front')).observe(front, { attributeFilter: ['inert'] });
    });
    await page.hover(card);
    await eventually(page, side, 'back');
    const timing = await page.evaluate(() =>
      document.querySelector('#equipo li > div').getAnimations().map(({ transitionProperty, effect }) => {
        const { duration, delay } = effect.getTiming();
        return [transitionProperty, duration, delay];
      }).sort(),
    );
    assert.deepEqual(timing, [['transform', 600, 0], ['visibility', 0, 300]]);
    await still(page);
    assert.deepEqual(await page.evaluate(() => window.sides), ['back']);
  });

  test('cards appear by opacity and transform alone', async () => {
    const browser = await launch('chromium', { motion: true });
    const site = await serve();
    const page = await visit(browser, `${site.url}/`);
    const moved = await page.evaluate(() => document.getAnimations().flatMap(({ effect }) => effect.getKeyframes().flatMap((frame) => Object.keys(frame))));
    const known = new Set(['offset', 'easing', 'composite', 'computedOffset', 'opacity', 'transform', 'visibility']);
    assert.deepEqual(moved.filter((property) => !known.has(property)), []);
    await until(page, () => document.getAnimations().length === 0);
  });
});
