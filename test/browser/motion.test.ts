import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { both, eventually, frame, ready, test, until, type Visit, visit, words } from './harness';
import {
  card, counter, focus, isAt, isMenuOpen, isViewerOpen, openCapture, openMenu, phone, press, project, side, toProject,
} from './parts';

/** Opacity of the headline; opacity, offset and flipped width of the first card; offset of the square. */
const entrance = () => {
  const { opacity, transform } = styleOf('.MemberCard-card');
  const { m42: y, m11: width } = new DOMMatrix(transform);
  const square = new DOMMatrix(styleOf('h1 > span', '::after').transform).m42;
  return { headline: Number(styleOf('h1').opacity), opacity: Number(opacity), y, width, square };
};

const flipping = () => {
  const angleOf = (face: string) => {
    const { m31, m33 } = new DOMMatrix(styleOf(face).transform);
    return Math.abs(Math.round((Math.atan2(m31, m33) * 180) / Math.PI));
  };
  const isFaceSeen = ['.MemberCard-front', '.MemberCard-back'].some((face) =>
    angleOf(face) <= 90 && styleOf(face).visibility === 'visible' && styleOf(face).opacity === '1');
  return { angle: angleOf('.MemberCard-front'), isFaceSeen };
};

const isBetween = (low: number, high: number) => (value: number) => value > low && value < high;

const open = (path: string, options: Visit = {}) =>
  visit('chromium', path, { motion: true, prepare: holdAnimations, ...options });

test('on load and after a link, cards rise and flip, overshooting once, and the square drops (M1, M11)', async () => {
  const assertEntrance = async () => {
    const frames = await sample(page, entrance, timesTo(1600));
    for (const part of ['headline', 'opacity'] as const) {
      assert.ok(frames.map((frame) => frame[part]).some(isBetween(0, 1)), part);
    }
    const ys = frames.map(({ y }) => y);
    const past = ys.findIndex((y) => y < -0.3);
    assert.ok(past > 0 && ys.slice(past).every((y) => y < 0.1), `it overshoots once: ${ys}`);
    assert.ok(frames.some(({ y, width }) => y > 5 && width < 0.7), 'it turns');
    assert.ok(frames[0]!.square < -20, 'the square drops');
    assert.deepEqual(frames.at(-1), { headline: 1, opacity: 1, y: 0, width: 1, square: 0 });
  };
  const page = await open('/');
  await assertEntrance();
  await page.goto(new URL(project, page.url()).href);
  await ready(page);
  await finish(page);
  await press(page, 'header a');
  await until(page, isAt, 'Desa', 0);
  await assertEntrance();
});

test('nothing enters after Back and Forward (M1)', async () => {
  const page = await open(project);
  await finish(page);
  await press(page, 'header a');
  await until(page, isAt, 'Desa', 0);
  await finish(page);
  const entrances = () => window.held.map((animation) => (animation as CSSAnimation).animationName)
    .filter((name) => name && !name.startsWith('-ua')); // of a view transition
  for (const [way, title] of [['back', 'Geo App'], ['forward', 'Desa']] as const) {
    await page.evaluate((way: 'back' | 'forward') => history[way](), way);
    await until(page, isAt, title, 0);
    await frame(page);
    assert.deepEqual(await page.evaluate(entrances), [], way);
    await finish(page);
  }
});

test('a face of a card is visible throughout a flip, also of one reversed half-way (M2, C6, C8)', async () => {
  const page = await open('/');
  await page.evaluate(() => $('#equipo').scrollIntoView());
  await finish(page);
  const enter = async () => {
    await page.hover(card);
    await eventually(page, side, 'back');
    return sample(page, flipping, timesTo(600));
  };
  const turn = await enter();
  await page.mouse.move(5, 5);
  await eventually(page, side, 'front');
  await frame(page);
  await page.evaluate(() => { for (const animation of window.held) animation.currentTime = 250; });
  const back = await enter();
  for (const frames of [turn, back]) {
    assert.deepEqual(frames.filter(({ isFaceSeen }) => !isFaceSeen), []);
    assert.equal(frames.at(-1)!.angle, 180);
  }
  const angles = turn.map(({ angle }) => angle);
  assert.ok(angles.some(isBetween(20, 80)) && angles.some(isBetween(100, 160)), `${angles}`);
  assert.ok(isBetween(20, 160)(back[0]!.angle), `${back[0]!.angle}`);
});

test('nothing moves under reduced motion (A19, B13, C9, F17)', async () => {
  const page = await visit('chromium', '/', { ...phone, prepare: holdAnimations });
  await page.hover(card);
  await eventually(page, side, 'back');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await eventually(page, isMenuOpen, false);
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  await openCapture(page, 0);
  await page.keyboard.press('ArrowRight');
  await eventually(page, counter, words.position(2, 3));
  await page.keyboard.press('Escape');
  await eventually(page, isViewerOpen, false);
  const moved = () => window.held.map(({ effect }) => effect as KeyframeEffect)
    .filter((effect) => effect.getTiming().duration // else it is a delay
      && (effect.pseudoElement || effect.target!.matches('#menu, dialog, dialog *')
        || effect.getKeyframes().some(({ transform }) => transform)))
    .map(({ target, pseudoElement }) => pseudoElement ?? target!.outerHTML);
  assert.deepEqual(await page.evaluate(moved), []);
});

test.each(both)('controls have a focus outline, what the script focuses has none, in %s (M5, F16)', async (name) => {
  const outlined = () => {
    const active = document.activeElement!;
    // The link of a card has it on ::after.
    const hasOutline = [undefined, '::after'].some((part) => styleOf(active, part).outlineStyle === 'solid');
    return [active.id || active.textContent || active.ariaLabel, hasOutline];
  };
  const page = await visit(name, '/');
  await page.keyboard.press('Tab');
  await eventually(page, outlined, [words.skipToContent, true]);
  assert.ok(await page.evaluate(() => boxOf(document.activeElement!).y >= 0));
  await page.keyboard.press('Enter');
  await eventually(page, outlined, ['contenido', false]);
  await focus(page, 'nav a[href="/#equipo"]');
  await page.keyboard.press('Enter');
  await eventually(page, outlined, ['equipo', false]);
  await page.keyboard.press('Tab');
  await eventually(page, outlined, [words.moreAbout('Ada'), true]);
  await page.evaluate(() => { location.hash = 'proyectos'; });
  await page.keyboard.press('Tab');
  await eventually(page, outlined, [words.seeMore, true]);
});
