// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { untilStill } from './animations';
import { frame, names, ready, test, until, visit } from './harness';
import { goBack, isAt, press, project, toProject } from './parts';

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
  await until(page, () => location.pathname === '/');
  await lands(page, 'Desa', 300);
});

test('a link that is followed during a smooth scroll opens its page at the top (E6)', async () => {
  const page = await visit('chromium', '/', { motion: true }); // Firefox ends it itself
  await untilStill(page);
  await page.click('header a[href="/#contacto"]');
  await until(page, () => scrollY > 50);
  await press(page, toProject);
  await lands(page, 'Geo App', 0);
  for (let time = 0; time < 5; time++) await frame(page);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test.each(names)('sections end 40px below the header, smoothly only by links of the page, in %s '
  + '(E3, E4, E6, E7)', async (name) => {
  const isAtSection = (id) => {
    const { bottom } = document.querySelector('header').getBoundingClientRect();
    return Math.abs(document.querySelector(`#${id}`)?.getBoundingClientRect().top - bottom - 40) < 2;
  };

  /** At how many places the page is seen on its way to a section. Browsers may snap one to a pixel later. */
  async function countPlaces(page, go: () => Promise<unknown>, id: string) {
    await page.evaluate(() => {
      const places = (window.places = [scrollY]);
      const look = () => {
        if (Math.abs(scrollY - places.at(-1)) > 1) places.push(scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await go();
    await until(page, isAtSection, id);
    await frame(page);
    return page.evaluate(() => window.places.length);
  }
  const follow = (page) => countPlaces(page, () => press(page, 'header a[href="/#proyectos"]'), 'proyectos');

  const options = { height: 700, motion: true };
  const page = await visit(name, '/#equipo', options);
  await until(page, isAtSection, 'equipo');
  assert.ok(await follow(page) > 3);
  assert.ok(await countPlaces(page, () => goBack(page), 'equipo') <= 2);
  assert.ok(await follow(await visit(name, project, options)) <= 2);
});
