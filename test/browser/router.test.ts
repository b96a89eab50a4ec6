// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { frame, names, ready, test, until, visit } from './harness';
import { goBack, isAt, isBelowHeader, press, toProject } from './parts';

const isCrossing = () =>
  document.getAnimations().some(({ effect }) => effect.pseudoElement === '::view-transition-old(root)');

async function lands(page, heading, y) {
  await until(page, isAt, heading, y);
  await until(page, `!(${isCrossing})() || document.getAnimations().forEach((animation) => animation.finish())`);
  assert.ok(await page.evaluate(isAt, heading, y));
}

test('the scroll is restored after a reload and quick navigations (E6, E15)', async () => {
  const page = await visit('chromium', '/', { height: 500, motion: true });
  const scroll = async (y: number) => {
    await page.evaluate((y) => scrollTo(0, y), y);
    await frame(page);
  };
  await scroll(700);
  await press(page, toProject);
  await lands(page, 'Geo App', 0);
  await page.reload();
  await ready(page);
  await page.goBack();
  await lands(page, 'Desa', 700);
  await page.goForward();
  await lands(page, 'Geo App', 0);
  await press(page, 'nav a');
  await lands(page, 'Desa', 0);
  await scroll(300);
  await press(page, toProject);
  await goBack(page); // before the project is shown
  await lands(page, 'Geo App', 0);
});

test('a link loads its page if the history refuses an entry (E24, F24)', async () => {
  const page = await visit('chromium', '/');
  await page.evaluate(() => {
    window.isSame = true;
    history.pushState = () => { throw new DOMException('too often', 'SecurityError'); }; // as Safari
  });
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  assert.equal(await page.evaluate(() => window.isSame), undefined);
});

test.each(names)('sections end 40px below the header, and Back leads to where one was, in %s (E3, E4, E6, E7)',
  async (name) => {
    const isAtSection = (id) => {
      const { bottom } = document.querySelector('header').getBoundingClientRect();
      return Math.abs(document.querySelector(`#${id}`)?.getBoundingClientRect().top - bottom - 40) < 2;
    };
    const page = await visit(name, '/#equipo', { height: 700, motion: true });
    await until(page, isAtSection, 'equipo');
    await press(page, 'header a[href="/#proyectos"]');
    await until(page, isAtSection, 'proyectos');
    await goBack(page);
    await until(page, isAtSection, 'equipo');
    await press(page, toProject);
    await until(page, isAt, 'Geo App', 0);
    await press(page, 'header a[href="/#contacto"]');
    await until(page, isBelowHeader, 'contacto');
  });
