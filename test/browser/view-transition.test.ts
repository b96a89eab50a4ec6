import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { describe, names, test, until, visit } from './harness';
import { openMenu, press, project, toProject } from './parts';

/** What a frame shows of each name: the opacities of old and new picture; box, layer and ground of the group. */
const look = () => {
  const root = document.documentElement;
  const nameOf = ({ effect }) => /::view-transition-[\w-]+\((\w+)\)/.exec(effect.pseudoElement ?? '')?.[1];
  const names = new Set<string>(window.held.map(nameOf).filter(Boolean));
  const has = (pseudo: string) => getComputedStyle(root, pseudo).width.endsWith('px'); // else there is none
  const opacity = (pseudo: string) => (has(pseudo) ? Number(getComputedStyle(root, pseudo).opacity) : 0);
  return Object.fromEntries([...names].map((name) => {
    const group = getComputedStyle(root, `::view-transition-group(${name})`);
    const { width, height, transform, zIndex, backgroundColor: ground } = group;
    const { m41: x, m42: y } = new DOMMatrix(transform);
    const shown = ['old', 'new'].map((side) => opacity(`::view-transition-${side}(${name})`));
    const box = { x, y, width: parseFloat(width), height: parseFloat(height) };
    return [name, { box, layer: Number(zIndex) || 0, shown, ground }];
  }));
};

const boxOf = (selector: string) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return { x, y, width, height };
};

const squareEntrance = () => getComputedStyle(document.querySelector('h1.title, h1 > .title'), '::after').animationName;

const isRunning = () =>
  document.getAnimations().some(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'));

function assertAt(found, wanted, tolerance = 1) {
  for (const key of Object.keys(wanted)) {
    assert.ok(Math.abs(found[key] - wanted[key]) < tolerance, `${key} ${found[key]}`);
  }
}

async function follow(page, selector: string, times: number[]) {
  await press(page, selector);
  await until(page, isRunning);
  const frames = await sample(page, look, times);
  await until(page, `!(${isRunning})()`);
  await finish(page); // what the new page begins with
  return frames;
}

/** Visits a page, scrolls an element to the middle, and holds the animations that follow. */
async function visitAt(name: string, selector: string, options = {}, path = '/') {
  const page = await visit(name, path, { motion: true, ...options });
  await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await finish(page);
  await page.evaluate(holdAnimations);
  return page;
}

const card = '#proyectos li';
const invitation = 'main p:has(> b)';

const boxesOf = (page, ...selectors: string[]) =>
  Promise.all(selectors.map((selector) => page.evaluate(boxOf, selector)));

describe.each(names)('the frames between card and page in %s', (name) => {
  test('show one page and one picture of a part at a time, below the header (M4, M10, M11)', async () => {
    const page = await visitAt(name, card, { width: 390 });
    for (const link of [toProject, '[rel=prev]']) {
      const frames = await follow(page, link, timesTo(500));
      for (const { root, title, header, capture, square } of frames) {
        assert.ok(Math.min(...root.shown) < 0.15, `two pages: ${root.shown}`);
        assert.deepEqual([...capture.shown].sort(), [0, 1]);
        assert.deepEqual([...title.shown].sort(), [0, 1]);
        assert.ok(title.layer < capture.layer, 'the title passes behind the capture');
        assert.equal(square, undefined, 'the square would come from above the window, or go there');
        assert.deepEqual([header.shown, header.box.x, header.box.y], [[0, 1], 0, 0]);
        assert.ok(header.layer > capture.layer);
      }
      assert.deepEqual(frames.at(-1).root.shown, [0, 1]);
      const empty = frames.filter(({ root }) => Math.max(...root.shown) < 0.1);
      assert.ok(empty.length < 3, `the page is empty for ${empty.length}0 ms`);
      const arrives = frames.find(({ root }) => root.shown[1] > 0.15); // can be seen
      const rest = Math.abs(arrives.capture.box.y - frames.at(-1).capture.box.y);
      assert.ok(rest < 20, `the capture has crossed the text, but for ${rest}px`);
      assert.match(await page.evaluate(squareEntrance), /^none/, 'it would drop beside a title that stands');
    }
  });

  test('begin and end where title and capture are, with two cards of one project (M4, M10)', async () => {
    const page = await visitAt(name, card);
    await page.$eval(card, (card) => card.after(card.cloneNode(true)));
    const assertBothAt = ({ title, capture }, wanted) => {
      [title, capture].forEach(({ box }, index) => assertAt(box, wanted[index]));
    };
    const groundOf = (selector: string) => page.$eval(selector, (box) => getComputedStyle(box).backgroundColor);
    const onCard = await boxesOf(page, '#proyectos h3', '#proyectos img');
    await press(page, toProject);
    await until(page, isRunning);
    assert.equal(await groundOf('[data-capture]'), 'rgba(0, 0, 0, 0)', 'the capture comes from an empty box');
    const [first, then] = await sample(page, look, [0, 100]);
    await until(page, `!(${isRunning})()`);
    await finish(page);
    assertBothAt(first, onCard);
    assert.deepEqual([then.title.shown, then.square], [[0, 1], undefined], 'the square moves with its title');
    const onPage = await boxesOf(page, 'h1', '[data-capture] img');
    const frames = await follow(page, '[rel=prev]', [0, 500]);
    assertBothAt(frames[0], onPage);
    assertBothAt(frames[1], await boxesOf(page, '#proyectos h3', '#proyectos img'));
  });
});

describe('the frames between pages in chromium', () => {
  test('show the square fly between titles before the letters can be read (M10, M11)',
    async () => {
      const page = await visitAt('chromium', 'h1', { height: 1800 }, project);
      for (const link of ['header a', toProject]) {
        const frames = await follow(page, link, timesTo(500));
        for (const { square } of frames) assert.deepEqual(square.shown, [1, 0]);
        const [first, end] = [frames[0], frames.at(-1)].map(({ square }) => square.box);
        assert.notDeepEqual(first, end);
        assertAt(frames.find(({ root }) => root.shown[1] > 0.7).square.box, end);
        assert.match(await page.evaluate(squareEntrance), /^none/, 'it would drop once more');
      }
    });

  test('show the invitation as one moving panel (M10)', async () => {
    const page = await visitAt('chromium', card, { height: 1400 });
    for (const link of [toProject, '[rel=prev]']) {
      const from = await page.evaluate(boxOf, invitation);
      const frames = await follow(page, link, timesTo(500));
      for (const { invitation } of frames) assert.ok(Math.min(...invitation.shown) < 0.15, `${invitation.shown}`);
      const [first, end] = [frames[0].invitation, frames.at(-1).invitation];
      const ground = await page.$eval(invitation, (panel) => getComputedStyle(panel).backgroundColor);
      assert.deepEqual([first.ground, first.shown, end.shown], [ground, [1, 0], [0, 1]]);
      assertAt(first.box, from);
      assertAt(end.box, await page.evaluate(boxOf, invitation));
    }
  });

  test('fade an invitation of one page with that page (M10)', async () => {
    const page = await visitAt('chromium', invitation, { width: 390 });
    for (const { invitation, root } of await follow(page, toProject, timesTo(300))) {
      assert.equal(invitation.ground, 'rgba(0, 0, 0, 0)');
      assert.ok(Math.abs(invitation.shown[0] - root.shown[0]) < 0.01);
    }
  });

  test('have nothing above an open menu (M10)', async () => {
    const page = await visit('chromium', project, { width: 390, motion: true });
    await openMenu(page);
    await finish(page);
    await page.evaluate(holdAnimations);
    const [first] = await follow(page, '[popover] a[href$=equipo]', [0]);
    assert.deepEqual(Object.keys(first).filter((name) => first[name].shown.some((opacity) => opacity > 0)), ['root']);
  });

  test.each([390, 1280])('keep the scale of an initial, at %i px (M10)', async (width) => {
    const page = await visitAt('chromium', card, { width, content: 'many.ts' });
    for (const link of [toProject, '[rel=prev]']) {
      const from = await page.evaluate(boxOf, 'main [data-initial]');
      const [first, last] = await follow(page, link, [0, 500]);
      const to = await page.evaluate(boxOf, 'main [data-initial]');
      assertAt(first.capture.box, from, 2);
      assertAt(last.capture.box, to, 2);
      // The wider one fills both boxes.
      const wider = from.width / from.height > to.width / to.height ? [1, 0] : [0, 1];
      assert.deepEqual([first.capture.shown, last.capture.shown], [wider, wider]);
    }
  });
});
