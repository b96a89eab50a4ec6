// What test/router/ cannot show in jsdom. What engines do in a way of their own is in engines.test.ts too.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { eventually, frame, launch, names, ready, serve, until, visit } from './harness';
import { goBack, heading, isBelowHeader, press, project, toProject } from './parts';

const isAtSection = (page) => until(page, isBelowHeader, 'equipo');

describe('the router in chromium', async () => {
  const browser = await launch('chromium');
  const site = await serve();

  test('navigates to a section of another page, below the header, and again to the same one (E3, E4, E8)', async () => {
    const page = await visit(browser, site.url + project, { height: 500 });
    for (const again of [false, true]) {
      const length = await page.evaluate(() => history.length);
      await page.click('nav a[href="/#equipo"]');
      await isAtSection(page);
      await eventually(page, () => [document.activeElement.id, location.hash], ['equipo', '#equipo']);
      if (again) assert.equal(await page.evaluate(() => history.length), length);
      await until(page, () => !document.activeViewTransition); // Chromium may lose a click while it takes the snapshots
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
});

// Records the opacity of the old page half-way through its fade in a view transition, and its scroll position.
const watchTransitions = () => {
  window.opacities = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update: () => void) =>
    start(() => {
      window.leftAt = scrollY;
      window.opacities = [];
      update();
    });
  const look = () => {
    const fade = document.getAnimations().find(({ effect }) => effect.pseudoElement === '::view-transition-old(root)');
    if (fade && window.opacities.length === 0) {
      fade.currentTime = Number(fade.effect.getTiming().duration) / 2;
      window.opacities.push(getComputedStyle(document.documentElement, '::view-transition-old(root)').opacity);
    }
    requestAnimationFrame(look);
  };
  look();
};

const hasFaded = () => window.opacities.some((opacity) => opacity > 0 && opacity < 1);

describe.each(names)('transitions between pages in %s', async (name) => {
  const browser = await launch(name, { motion: true });
  const site = await serve();

  const visitScrolled = async (y) => {
    const page = await visit(browser, `${site.url}/`, { height: 500 });
    await page.evaluate(watchTransitions);
    await page.evaluate((y) => scrollTo(0, y), y);
    await frame(page);
    return page;
  };
  const isAt = (heading, y) =>
    document.querySelector('h1').textContent.startsWith(heading) && Math.abs(scrollY - y) <= 2;
  const isRunning = () =>
    document.getAnimations().some(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'));
  const lands = async (page, heading, y) => {
    await until(page, isAt, heading, y);
    await eventually(page, isRunning, false);
    assert.ok(await page.evaluate(isAt, heading, y));
  };

  test('are alike for a link, the link back, Back and Forward, and restore the scroll (E6, E15, E18, M4)', async () => {
    const page = await visitScrolled(700);
    const ways = [
      ['link', () => press(page, toProject), 'Geo App', 0, 700],
      ['the link back', () => press(page, '[rel=prev]'), 'Desa', 700, 120],
      ['Forward', () => page.goForward(), 'Geo App', 120, 400],
      ['Back', () => page.goBack(), 'Desa', 400, 120],
    ] as const;
    for (const [way, go, heading, y, left] of ways) {
      await page.evaluate((left) => scrollTo(0, left), left);
      await frame(page);
      await page.evaluate(() => Object.assign(window, { opacities: [], leftAt: undefined }));
      await go();
      await until(page, hasFaded).catch(() => assert.fail(`nothing crosses over by ${way}`));
      await lands(page, heading, y);
      const leftAt = await page.evaluate(() => window.leftAt);
      assert.ok(Math.abs(leftAt - left) <= 2, `${way} shows the page that is left at ${leftAt}`);
    }
    assert.equal(await page.evaluate(() => history.scrollRestoration), 'auto');
  });

  test('restore the scroll after a reload, and do not run on the way back to another document (E6)', async () => {
    const page = await visitScrolled(700);
    await press(page, toProject);
    await lands(page, 'Geo App', 0);
    await page.reload();
    await ready(page);
    await page.goBack();
    await lands(page, 'Desa', 700);
    await page.goForward();
    await lands(page, 'Geo App', 0);
    await page.evaluate(() => void (location.href = '/proyectos?id=nada'));
    await until(page, () => document.title === 'Equipo Dev');
    await ready(page);
    await page.evaluate(() => {
      // The console of the old page is gone.
      addEventListener('error', ({ message }) => (localStorage.error = message));
      history.back();
    });
    await eventually(page, heading, 'Geo App');
    assert.equal(await page.evaluate(() => localStorage.error ?? null), null);
  });

  test('end on the last page when several navigations follow quickly (E6, E15)', async () => {
    const page = await visitScrolled(700);
    await press(page, toProject);
    await lands(page, 'Geo App', 0);
    await press(page, 'nav a');
    await lands(page, 'Desa', 0);
    await page.evaluate(() => scrollTo(0, 300));
    await frame(page);
    await press(page, toProject);
    await lands(page, 'Geo App', 0);

    await page.evaluate(() => [history.back(), history.back()]); // to home, then to the project
    await eventually(page, () => [location.search, history.state?.from], ['?id=geoapp', '/']);
    await lands(page, 'Geo App', 0);
    await page.evaluate(() => history.forward());
    await lands(page, 'Desa', 300); // home was skipped
    await page.evaluate(() => history.go(-2));
    await lands(page, 'Desa', 700);
    await press(page, toProject);
    await goBack(page); // before the project is shown
    await until(page, () => location.pathname === '/');
    await lands(page, 'Desa', 700);
    await press(page, toProject);
    await lands(page, 'Geo App', 0);
    await page.evaluate(() => {
      const follow = () => document.querySelector('nav a[href="/#equipo"]').click();
      addEventListener('popstate', () => setTimeout(follow), { once: true });
      history.back(); // followed by a link before home is shown
    });
    await eventually(page, () => location.hash, '#equipo');
    await isAtSection(page);
    assert.ok((await page.evaluate(heading)).startsWith('Desa'));
  });
});

test.each([
  ['word on who animates', () => Reflect.deleteProperty(PopStateEvent.prototype, 'hasUAVisualTransition')],
  ['view transitions', () => delete Document.prototype.startViewTransition],
  ['a transition, since the browser animates the gesture itself', () =>
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true })],
])('without %s, Back shows the page at once and restores the scroll (E6, E15)', async (_, change) => {
  const { url } = await serve();
  const browser = await launch('chromium', { motion: true });
  const page = await visit(browser, 'about:blank', { height: 500, block: () => false });
  await page.evaluateOnNewDocument(change);
  await page.goto(`${url}/`);
  await ready(page);
  await page.evaluate(() => scrollTo(0, 700));
  await press(page, toProject);
  await eventually(page, () => [location.search, scrollY], ['?id=geoapp', 0]);
  await eventually(page, heading, 'Geo App');
  await page.evaluate(() => {
    addEventListener('popstate', () => (window.isAtOnce = document.querySelector('#equipo') !== null), { once: true });
    history.back();
  });
  await eventually(page, () => [window.isAtOnce, scrollY], [true, 700]);
});
