// Ways to the sections of home, and what is seen there on arrival.
import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { eventually, film, frame, hold, isForScript, launch, names, serve, until, untilStill, visit } from './harness';

const isAtSection = (id) => {
  const room = document.querySelector(`#${id}`).getBoundingClientRect().top - document.querySelector('header').getBoundingClientRect().bottom;
  return Math.abs(room - 40) < 2;
};

for (const name of names) {
  describe(`the way to a section in ${name}`, () => {
    let site;
    beforeAll(async () => {
      site = await serve();
    });

    test('ends with the section 40px below the header, whether it is followed or loaded (E3, E7)', async () => {
      const browser = await launch(name);
      for (const width of [390, 1280]) {
        const page = await visit(browser, `${site.url}/#equipo`, { width, height: 700 });
        await eventually(page, isAtSection, true, 'equipo');
        await page.evaluate(() => document.querySelector<HTMLElement>('#page a[href="/#proyectos"]').click());
        await eventually(page, isAtSection, true, 'proyectos');
      }
    });

    test('is smooth on the same page, but not under reduced motion, nor from another page, nor by Back (E4, E6)', async () => {
      const follow = (page, selector) => film(page, () => Math.round(scrollY), async () => {
        await page.$eval(selector, (link) => link.click());
        await until(page, isAtSection, 'proyectos');
        await frame(page);
      });
      for (const motion of name === 'chromium' ? [true, false] : [true]) {
        const browser = await launch(name, { motion });
        const page = await visit(browser, `${site.url}/`);
        await untilStill(page);
        const places = new Set(await follow(page, 'header a[href="/#proyectos"]'));
        assert.ok(motion ? places.size > 3 : places.size <= 2, `${motion}: ${[...places]}`);
        const back = new Set(await film(page, () => Math.round(scrollY), async () => {
          await page.evaluate(() => history.back());
          await until(page, () => scrollY === 0);
        }));
        assert.ok(back.size <= 2, `Back: ${[...back]}`);
        const project = await visit(browser, `${site.url}/proyectos?id=geoapp`);
        await untilStill(project);
        const arrivals = new Set(await follow(project, 'header a[href="/#proyectos"]'));
        assert.ok(arrivals.size <= 2, `from another page: ${[...arrivals]}`);
      }
    });
  });
}

describe('the entrance of cards (M1)', () => {
  /** When the entrance of each member's card begins. */
  const delays = () => [...document.querySelectorAll('#equipo > ul > li')].map((card) => {
    const times = getComputedStyle(card).animationDelay.split(', ').map((delay) => Math.round(parseFloat(delay) * 1000));
    return times.length === 1 ? times[0] : times; // fade and rise begin together
  });

  for (const name of names) {
    test(`goes from card to card in five steps of 60 ms, also before the script runs, in ${name}`, async () => {
      const site = await serve('many.ts');
      const { block, release } = hold(isForScript);
      const page = await visit(await launch(name, { motion: true }), 'about:blank', { block });
      const loaded = page.goto(`${site.url}/`);
      await eventually(page, delays, [0, 60, 120, 180, 240, 240, 240]);
      release();
      await loaded;
    });

    test(`is on its way already in the section that is come for, in ${name}`, async () => {
      const site = await serve('many.ts');
      const browser = await launch(name, { motion: true });
      for (const path of ['/#equipo', '/proyectos?id=p4']) {
        const page = await visit(browser, site.url + path);
        if (path !== '/#equipo') await page.click('header a[href="/#equipo"]');
        await eventually(page, delays, [-240, -180, -120, -60, 0, 0, 0]);
      }
    });
  }
});
