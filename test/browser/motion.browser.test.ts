import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { chromiumAndFirefox, eventually, frame, type Page, test, until, visit, words } from './harness';
import {
  card, counter, focus, isAt, isMenuOpen, isViewerOpen, openCapture, openMenu, phone, press, side, toProject,
} from './parts';

/** Opacity of the headline; opacity, offset and flipped width of the first card; offset of the square. */
const entranceStyles = () => {
  const { opacity, transform } = styleOf('.MemberCard-card');
  const { m42: y, m11: width } = new DOMMatrix(transform);
  const square = new DOMMatrix(styleOf('h1 > span', '::after').transform).m42;
  return { headline: Number(styleOf('h1').opacity), opacity: Number(opacity), y, width, square };
};

async function assertEntrance(page: Page) {
  const frames = await sample(page, entranceStyles, timesTo(1600));
  const ys = frames.map(({ y }) => y);
  const past = ys.findIndex((y) => y < -0.3);
  assert.ok(past > 0 && ys.slice(past).every((y) => y < 0.1), `the card overshoots once: ${ys}`);
  assert.ok(frames.some(({ y, width }) => y > 5 && width < 0.7), 'the card turns');
  assert.ok(frames[0]!.headline < 1 && frames[0]!.opacity < 1 && frames[0]!.square < -20);
  assert.deepEqual(frames.at(-1), { headline: 1, opacity: 1, y: 0, width: 1, square: 0 });
}

/** The angles from which one sees front and back of the first card, or 180 if they are hidden. */
const anglesOfFaces = () => ['.MemberCard-front', '.MemberCard-back'].map((face) => {
  const { m31, m33 } = new DOMMatrix(styleOf(face).transform);
  const isVisible = $(face).checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isVisible ? Math.abs(Math.round((Math.atan2(m31, m33) * 180) / Math.PI)) : 180;
});

const setTimes = (time: number) => { for (const animation of window.held) animation.currentTime = time; };

const open = () => visit('chromium', '/', { motion: true, prepare: holdAnimations });

test('on load and after a link, cards rise and flip, and the square drops; after Back, neither does (M1, M11)',
  async () => {
    const page = await open();
    await assertEntrance(page);
    await press(page, toProject);
    await until(page, isAt, 'Geo App', 0);
    await finish(page);
    await press(page, 'header a');
    await until(page, isAt, 'Desa', 0);
    await assertEntrance(page);
    const entrances = () => window.held.map((animation) => (animation as CSSAnimation).animationName)
      .filter((name) => name && !name.startsWith('-ua')); // of a view transition
    for (const [go, title] of [[() => page.goBack(), 'Geo App'], [() => page.goForward(), 'Desa']] as const) {
      await go();
      await until(page, isAt, title, 0);
      await frame(page);
      assert.deepEqual(await page.evaluate(entrances), [], title);
      await finish(page);
    }
  });

test('a card does not flip back when its narrow faces are no longer under the pointer (C6)', async () => {
  const page = await open();
  await page.evaluate(() => $('#equipo').scrollIntoView());
  await finish(page);
  const edge = await page.evaluate((card: string) => [boxOf(card).x + 10, boxOf(card).y + 40] as const, card);
  const hoverEdge = () => page.mouse.move(...edge);
  await hoverEdge();
  await eventually(page, side, 'back');
  await frame(page);
  await page.evaluate(setTimes, 200);
  await hoverEdge(); // at the same point, beside the narrow faces
  await frame(page);
  assert.equal(await page.evaluate(side), 'back');
});

test('a face of a card is visible throughout a flip, also of one reversed half-way (M2, C8)', async () => {
  const page = await open();
  await page.evaluate(() => $('#equipo').scrollIntoView());
  await finish(page);
  const turn = async () => {
    await page.hover(card);
    await eventually(page, side, 'back');
    const frames = await sample(page, anglesOfFaces, timesTo(600));
    assert.deepEqual(frames.filter((angles) => Math.min(...angles) > 90), []);
    return frames.map(([front]) => front!);
  };
  const whole = await turn();
  await page.mouse.move(5, 5);
  await eventually(page, side, 'front');
  await frame(page);
  await page.evaluate(setTimes, 250);
  const half = await turn();
  assert.ok(whole.some((angle) => angle > 20 && angle < 80) && whole.some((angle) => angle > 100 && angle < 160));
  assert.ok(half[0]! > 20 && half[0]! < 160, `${half}`);
  assert.deepEqual([whole.at(-1), half.at(-1)], [180, 180]);
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
  await openCapture(page);
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

test.each(chromiumAndFirefox)('in %s, controls have a focus outline, unlike what the script focuses (M5, F16)', async (
  engine,
) => {
  const nameAndOutline = () => {
    const active = document.activeElement!;
    // The link of a card has it on ::after.
    const hasOutline = [undefined, '::after'].some((part) => styleOf(active, part).outlineStyle === 'solid');
    return [active.id || active.textContent || active.ariaLabel, hasOutline];
  };
  const page = await visit(engine, '/');
  const pressTo = async (key: 'Tab' | 'Enter', name: string, hasOutline: boolean) => {
    await page.keyboard.press(key);
    await eventually(page, nameAndOutline, [name, hasOutline]);
  };
  await pressTo('Tab', words.skipToContent, true);
  assert.ok(await page.evaluate(() => boxOf(document.activeElement!).y >= 0));
  await pressTo('Enter', 'contenido', false);
  await focus(page, 'nav a[href="/#equipo"]');
  await pressTo('Enter', 'equipo', false);
  await pressTo('Tab', words.moreAbout('Ada'), true);
  await page.evaluate(() => { location.hash = 'proyectos'; });
  await pressTo('Tab', words.seeMore, true);
});
