import assert from 'node:assert/strict';
import { contrastOf, luminanceOf } from '../fixtures/contrast';
import { changedCopy } from '../fixtures/root';
import { finish, untilSettled } from './animations';
import { assertFits, clipped, overflowing } from './layout-errors';
import { eventually, frame, test, until, visit } from './harness';
import { card, focus, inWindows, isAt, press, projectPath, setTextSize, shown, toProject } from './parts';

test.each([
  ['content.ts', 'geoapp', undefined], ['hostile-content.ts', 'p40', [overflowing, clipped]],
])('with %s, no text is clipped, and only long words of hostile content are split (C10)', async (
  content, id, checks,
) => {
  for (const path of ['/', `/proyectos?id=${id}`]) {
    const page = await visit('chromium', path, { content });
    for (const size of ['', '200%']) {
      await page.evaluate(setTextSize, size);
      await assertFits(page, [320, 992], checks);
    }
  }
});

test('cards, galleries and the contact card have the sizes and columns of the specification (C10, C18)', async () => {
  const page = await visit('chromium', '/');
  assert.equal(await page.evaluate((card: string) => boxOf(card).height, card), 240);
  const isMailBeside = () => boxOf('main .button[href^=mailto]').left > boxOf('.Invitation-invitation b').right;
  assert.equal(await page.evaluate(isMailBeside), false);
  await press(page, toProject);
  await until(page, () => document.querySelectorAll('.Gallery-gallery').length);
  assert.equal(await page.evaluate(isMailBeside), true);
  const columns = () => styleOf('.Gallery-gallery').gridTemplateColumns.split(' ').length;
  assert.deepEqual(await inWindows(page, [575, 576, 767, 768], columns), [1, 2, 2, 3]);
});

test('each row has one, two or three cards, and three columns are never partly empty (F28)', async () => {
  const page = await visit('chromium', '/');
  /** Returns how many cards each row has, for different numbers of cards. */
  const rows = () => [3, 4, 5, 7].map((count) => {
    const list = $('#equipo > ul');
    list.replaceChildren(...Array.from({ length: count }, () => list.firstElementChild!.cloneNode(true)));
    const tops = [...list.children].map((card) => boxOf(card).top);
    return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length).join();
  });
  assert.deepEqual(await inWindows(page, [575, 991, 992], rows), [
    ['1,1,1', '1,1,1,1', '1,1,1,1,1', '1,1,1,1,1,1,1'],
    ['2,1', '2,2', '2,2,1', '2,2,2,1'],
    ['3', '2,2', '3,2', '3,2,2'],
  ]);
});

test('with more contrast, lines are clear and no text is muted (F32)', async () => {
  const page = await visit('chromium', '/');
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value: 'more' }] });
  await untilSettled(page);
  assert.ok(await page.evaluate(() => styleOf('.MemberCard-role').color === styleOf('h1').color));
  const colors = () => [styleOf('.MemberCard-front').borderTopColor, styleOf('body').backgroundColor];
  const [line, ground] = (await page.evaluate(colors)).map(luminanceOf);
  assert.ok(contrastOf(line!, ground!) > 4.5);
});

test.each([
  ['/', 390], [projectPath, 1280],
])('%s does not shift while it loads and hydrates (F10)', async (path, width) => {
  const page = await visit('chromium', path, { width, motion: true, wrap: (handle) => handle }); // without a cache
  await finish(page);
  await page.evaluate(() => {
    window.mark = 0;
    new PerformanceObserver((list) => { window.mark = list.getEntries().length; })
      .observe({ type: 'layout-shift', buffered: true });
  });
  await frame(page);
  assert.equal(await page.evaluate(() => window.mark), 0);
});

test('the menu replaces the links up to 480 px, and links that do not fit into the header (B16, C18, E3)', async () => {
  const page = await visit('chromium', '/');
  /** Returns what is visible in the header, if it is one line. */
  const shown = () => boxOf('header').height < 88
    && ['header nav', 'header button'].filter((part) => boxOf(part).height > 0).join();
  assert.deepEqual(await inWindows(page, [480, 481], shown), ['header button', 'header nav']);
  await page.evaluate(() => $('header ul').append(...$$('header ul > li').map((link) => link.cloneNode(true))));
  assert.deepEqual(await inWindows(page, [481, 820, 1280], shown), ['header button', 'header button', 'header nav']);
  await page.evaluate(setTextSize, '200%');
  assert.equal(await page.evaluate(shown), 'header button');
  await press(page, 'header a[href$="#equipo"]');
  assert.ok(await page.evaluate(() => boxOf('#equipo h2').top > boxOf('header').bottom), 'the header covers it');
  await focus(page, 'header nav a');
  assert.ok(await page.evaluate(() => $('header nav').offsetHeight >= 44), 'the focus is not visible');
});

test('a right-to-left page is mirrored and fits, but pictures stay in the order of swipes (A9, C10, F38)', async () => {
  const words = "export * from '../../words/en';\nexport const language = 'ar';";
  const page = await visit('chromium', '/ar/', { folder: changedCopy({ 'src/site/ar/words.ts': words }) });
  await assertFits(page, [320, 1280]);
  const isBeside = (right: string, left: string) => boxOf(right).left >= boxOf(left).right;
  for (const [right, left] of [
    ['header a', 'header li'], ['header li', 'header li + li'], [card, `${card} + li`],
    ['.MemberCard-avatar', '.MemberCard-front h3'],
  ] as const) assert.ok(await page.evaluate(isBeside, right, left), `${right} is not to the right of ${left}`);
  const isAligned = () => Math.abs(boxOf('header a > span').right - boxOf('main p').right) < 1;
  assert.ok(await page.evaluate(isAligned), 'the brand is not at the margin');
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  await press(page, '[data-capture]');
  await eventually(page, isBeside, true, '.Viewer-strip img:nth-child(2)', shown);
  await page.keyboard.press('ArrowRight');
  await eventually(page, isBeside, true, shown, '.Viewer-strip img:nth-child(1)');
});

test('in short windows, the header is not sticky, and sections scroll to the top (F40)', async () => {
  const page = await visit('chromium', '/');
  const bottomOfHeader = () => {
    $('#proyectos').scrollIntoView();
    return boxOf('header').bottom > 0 ? 'in view' : boxOf('#proyectos h2').top < 20;
  };
  assert.deepEqual(await inWindows(page, [[1280, 421], [1280, 420]], bottomOfHeader), ['in view', true]);
});
