import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { box, eventually, frame, names, ready, test, until, visit, words } from './harness';
import { isAt, press, project, side } from './parts';

/** Opacity of the headline; opacity, offset and turned width of the first card; offset of the square. */
const entrance = () => {
  const [headline, card] = ['h1', '#equipo > ul > li'].map((selector) => document.querySelector(selector));
  const { opacity, transform } = card ? getComputedStyle(card) : { opacity: '1', transform: 'none' };
  const { m42, m11 } = new DOMMatrix(transform);
  const square = new DOMMatrix(getComputedStyle(headline.lastElementChild ?? headline, '::after').transform).m42;
  return [Number(getComputedStyle(headline).opacity), Number(opacity), m42, m11, square];
};

const turning = () => {
  const front = document.querySelector('#equipo li > div');
  const angleOf = (face) => {
    const { m31, m33 } = new DOMMatrix(getComputedStyle(face).transform);
    return Math.abs(Math.round((Math.atan2(m31, m33) * 180) / Math.PI));
  };
  const isSeen = (face) => {
    const { visibility, opacity } = getComputedStyle(face);
    return angleOf(face) <= 90 && visibility === 'visible' && opacity === '1';
  };
  return { angle: angleOf(front), isFaceSeen: [front, front.parentElement.querySelector('button + div')].some(isSeen) };
};

const isBetween = (low: number, high: number) => (value: number) => value > low && value < high;

const open = (path: string, options = {}) =>
  visit('chromium', path, { motion: true, prepare: holdAnimations, ...options });

test('on load and after a link, cards rise and flip, overshooting once, and the square drops (M1, M11)', async () => {
  const assertEntrance = async () => {
    const frames = await sample(page, entrance, timesTo(1600));
    for (const part of [0, 1]) assert.ok(frames.map((frame) => frame[part]).some(isBetween(0, 1)), `${part}`);
    const ys = frames.map(([, , y]) => y);
    const past = ys.findIndex((y) => y < -0.3);
    assert.ok(past > 0 && ys.slice(past).every((y) => y < 0.1), `it overshoots once: ${ys}`);
    assert.ok(frames.some(([, , y, width]) => y > 5 && width < 0.7), 'it turns');
    assert.ok(frames[0][4] < -20, 'the square drops');
    assert.equal(`${frames.at(-1)}`, '1,1,0,1,0');
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
  const entrances = () => window.held.map(({ animationName }) => animationName)
    .filter((name) => name && !name.startsWith('-ua')); // of a view transition
  for (const [way, title] of [['back', 'Geo App'], ['forward', 'Desa']] as const) {
    await page.evaluate((way) => history[way](), way);
    await until(page, isAt, title, 0);
    await frame(page);
    assert.deepEqual(await page.evaluate(entrances), [], way);
    await finish(page);
  }
});

test('a face of a card is visible throughout a flip, also of one reversed half-way (M2, C6, C8)', async () => {
  const page = await open('/');
  await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
  await finish(page);
  const enter = async () => {
    await page.hover('#equipo li');
    await eventually(page, side, 'back');
    return sample(page, turning, timesTo(600));
  };
  const turn = await enter();
  await page.mouse.move(5, 5);
  await eventually(page, side, 'front');
  await frame(page);
  await page.evaluate(() => window.held.forEach((animation) => (animation.currentTime = 250)));
  const back = await enter();
  for (const frames of [turn, back]) {
    assert.deepEqual(frames.filter(({ isFaceSeen }) => !isFaceSeen), []);
    assert.equal(frames.at(-1).angle, 180);
  }
  const angles = turn.map(({ angle }) => angle);
  assert.ok(angles.some(isBetween(20, 80)) && angles.some(isBetween(100, 160)), `${angles}`);
  assert.ok(isBetween(20, 160)(back[0].angle), `${back[0].angle}`);
});

test.each(names)('controls have a focus outline, what the script focuses has none, in %s (M5, F16)', async (name) => {
  const outlined = () => {
    const { activeElement } = document;
    const name = activeElement.id || activeElement.textContent || activeElement.ariaLabel;
    const styles = [undefined, '::after'].map((part) => getComputedStyle(activeElement, part).outlineStyle);
    return [name, styles.includes('solid') ? 'solid' : 'none']; // the link of a card has it on ::after
  };
  const page = await visit(name, '/');
  await page.keyboard.press('Tab');
  await eventually(page, outlined, [words.skipToContent, 'solid']);
  assert.ok((await box(page, '#page > a')).y >= 0);
  await page.keyboard.press('Enter');
  await eventually(page, outlined, ['contenido', 'none']);
  await page.focus('nav a[href="/#equipo"]');
  await page.keyboard.press('Enter');
  await eventually(page, outlined, ['equipo', 'none']);
  await page.keyboard.press('Tab');
  await eventually(page, outlined, [words.moreAbout('Ada'), 'solid']);
  const other = await visit(name, '/#proyectos');
  await other.keyboard.press('Tab');
  await eventually(other, outlined, [words.seeMore, 'solid']);
});
