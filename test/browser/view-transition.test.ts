// The frames of page transitions: their animations are held, and set to a time.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { launch, names, serve, until, untilStill, visit } from './harness';
import { openMenu, press, project, toProject } from './parts';

/** Holds the animations of the next transitions at their beginning, in `window.held`. */
const holdTransitions = () => {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update: () => void) => {
    const transition = start(update);
    window.held = undefined;
    transition.ready.then(() => {
      window.held = document.getAnimations();
      for (const animation of window.held) animation.pause();
    });
    return transition;
  };
};

/** What frames show of the names of the transition: opacities of old and new pictures, and the boxes of groups. */
const look = (times: number[]): any[] => {
  const root = document.documentElement;
  const nameOf = ({ effect }) => /::view-transition-[\w-]+\((\w+)\)/.exec(effect.pseudoElement ?? '')?.[1];
  const names = new Set<string>(window.held.map(nameOf).filter(Boolean));
  const has = (pseudo: string) => getComputedStyle(root, pseudo).width.endsWith('px'); // else there is none
  const opacity = (pseudo: string) => (has(pseudo) ? Number(getComputedStyle(root, pseudo).opacity) : 0);
  return times.map((time) => {
    for (const animation of window.held) animation.currentTime = time;
    return Object.fromEntries([...names].map((name) => {
      const { width, height, transform, zIndex } = getComputedStyle(root, `::view-transition-group(${name})`);
      const { m41: x, m42: y } = new DOMMatrix(transform);
      const shown = ['old', 'new'].map((side) => opacity(`::view-transition-${side}(${name})`));
      const box = { x, y, width: parseFloat(width), height: parseFloat(height) };
      return [name, { box, layer: Number(zIndex) || 0, shown }];
    }));
  });
};

const boxOf = (selector: string) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return { x, y, width, height };
};

const go = async (page, selector: string) => {
  await press(page, selector);
  await until(page, () => window.held);
};

const land = async (page) => {
  await page.evaluate(() => window.held.forEach((animation) => animation.finish()));
  const isRunning = ({ effect }) => effect.pseudoElement?.startsWith('::view-transition');
  await until(page, `!document.getAnimations().some(${isRunning})`);
  await page.evaluate(() => (window.held = undefined));
};

describe.each(names)('the frames between card and page in %s', async (name) => {
  const browser = await launch(name, { motion: true });
  const site = await serve();

  const visitCard = async (size = {}) => {
    const page = await visit(browser, `${site.url}/`, { height: 800, ...size });
    await page.$eval('#proyectos li', (card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await untilStill(page);
    await page.evaluate(holdTransitions);
    return page;
  };

  test('show one page and one picture of each part at a time, below a header that stays (M4, M10)', async () => {
    const page = await visitCard({ width: 390 });
    const times = Array.from({ length: 26 }, (_, index) => index * 20);
    for (const link of [toProject, '[rel=prev]']) {
      await go(page, link);
      const frames = await page.evaluate(look, times);
      for (const { root, title, header, capture } of frames) {
        assert.equal(Math.min(...root.shown), 0, `two pages: ${root.shown}`);
        for (const { shown } of [title, capture]) assert.deepEqual([...shown].sort(), [0, 1]);
        assert.deepEqual([header.shown, header.box.x, header.box.y], [[0, 1], 0, 0]);
        assert.ok(header.layer > Math.max(title.layer, capture.layer));
      }
      assert.deepEqual(frames.at(-1).root.shown, [0, 1]);
      const arrives = frames.find(({ root }) => root.shown[1] > 0);
      assert.ok(Math.abs(arrives.title.box.y - frames.at(-1).title.box.y) < 40, 'the title has crossed the text');
      await land(page);
    }
  });

  test('begin and end where title and capture are (M10)', async () => {
    const page = await visitCard();
    const boxes = async (...selectors) => Promise.all(selectors.map((selector) => page.evaluate(boxOf, selector)));
    const assertAt = ({ title, capture }, wanted) => [title, capture].forEach(({ box }, index) => {
      for (const key of Object.keys(box)) assert.ok(Math.abs(box[key] - wanted[index][key]) < 1, `${key} ${box[key]}`);
    });
    const onCard = await boxes('#proyectos h3', '#proyectos img');
    await go(page, toProject);
    assertAt((await page.evaluate(look, [0]))[0], onCard);
    await land(page);
    await untilStill(page);
    const onPage = await boxes('h1', '[data-capture] img');
    await go(page, '[rel=prev]');
    const [start, end] = await page.evaluate(look, [0, 500]);
    assertAt(start, onPage);
    assertAt(end, onCard);
    await land(page);
  });

  test('have the title of one card only, where two lead to one page (M10)', async () => {
    const page = await visitCard();
    await page.$eval('#proyectos li', (card) => card.after(card.cloneNode(true)));
    await go(page, toProject);
    const [{ title }] = await page.evaluate(look, [100]);
    assert.deepEqual(title.shown, [0, 1]);
    await land(page);
  });

  test('have nothing above an open menu (M10)', async () => {
    const page = await visit(browser, site.url + project, { width: 390 });
    await untilStill(page);
    await page.evaluate(holdTransitions);
    await openMenu(page);
    await untilStill(page);
    await go(page, '[popover] a[href$=equipo]');
    const [first] = await page.evaluate(look, [0]);
    assert.deepEqual(Object.keys(first).filter((name) => first[name].shown.some((opacity) => opacity > 0)), ['root']);
    await land(page);
  });
});

