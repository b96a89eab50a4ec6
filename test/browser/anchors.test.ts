// Ways to the sections of home.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { eventually, film, frame, launch, names, serve, until, untilStill, visit } from './harness';
import { goBack, press, project } from './parts';

const isAtSection = (id) => {
  const { bottom } = document.querySelector('header').getBoundingClientRect();
  return Math.abs(document.querySelector(`#${id}`).getBoundingClientRect().top - bottom - 40) < 2;
};

describe.each(names)('the way to a section in %s', (name) => {
  test('ends 40px below the header, and is smooth from the same page, but not by Back (E3, E4, E6, E7)', async () => {
    const [browser, { url }] = [await launch(name, { motion: true }), await serve()];

    /** The number of places at which the page is seen during an action. Browsers may snap one to a pixel later. */
    const countPlaces = async (page, act) => {
      const places: number[] = await film(page, () => scrollY, act);
      return places.filter((place, at) => at === 0 || Math.abs(place - places[at - 1]) > 1).length;
    };
    const follow = (page) => countPlaces(page, async () => {
      await press(page, 'header a[href="/#proyectos"]');
      await until(page, isAtSection, 'proyectos');
      await frame(page);
    });

    const page = await visit(browser, `${url}/#equipo`, { height: 700 });
    await eventually(page, isAtSection, true, 'equipo');
    await untilStill(page);
    assert.ok(await follow(page) > 3);
    const back = await countPlaces(page, async () => {
      await goBack(page);
      await until(page, isAtSection, 'equipo');
    });
    assert.ok(back <= 2, `Back: ${back}`);
    const other = await visit(browser, url + project, { height: 700 });
    await untilStill(other);
    assert.ok(await follow(other) <= 2);
  });
});
