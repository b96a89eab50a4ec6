import assert from 'node:assert/strict';
import { finish, holdAnimations, sample } from './animations';
import { names, test, until, visit } from './harness';
import { press, toProject } from './parts';

/** What a frame shows of title and capture: the place of each, and the opacities of the old and the new page. */
const look = () => {
  const styleOf = (pseudo: string) => getComputedStyle(document.documentElement, `::view-transition-${pseudo}`);
  const placeOf = (name: string) => {
    const { m41: x, m42: y } = new DOMMatrix(styleOf(`group(${name})`).transform);
    return [x, y].map(Math.round);
  };
  return {
    places: ['title', 'capture'].map(placeOf),
    pages: ['old(root)', 'new(root)'].map((page) => Number(styleOf(page).opacity)),
    title: Number(styleOf('group(title)').zIndex) || 0,
    capture: Number(styleOf('group(capture)').zIndex) || 0,
    header: Number(styleOf('group(header)').zIndex) || 0,
  };
};

const placesOf = (...selectors: string[]) => selectors.map((selector) => {
  const { x, y } = document.querySelector(selector).getBoundingClientRect();
  return [x, y].map(Math.round);
});
const onCard = ['#proyectos h3', '#proyectos img'];
const onPage = ['h1', '[data-capture] img'];

const isRunning = () => document.getAnimations()
  .some(({ effect }) => effect.pseudoElement === '::view-transition-group(capture)');

function assertAt(places: number[][], wanted: number[][]) {
  const difference = places.flat().map((place, index) => Math.abs(place - wanted.flat()[index]));
  assert.ok(Math.max(...difference) <= 1, `${JSON.stringify(places)} is not ${JSON.stringify(wanted)}`);
}

test.each(names)('title and capture move between card and page, below the header, in %s (M4, M10)', async (name) => {
  const page = await visit(name, '/', { motion: true });
  // A section may have a gallery.
  await page.evaluate(() => {
    const capture = document.querySelector('#equipo').appendChild(document.createElement('a'));
    capture.dataset.capture = '0';
    capture.append(new Image());
  });
  await page.$eval('#proyectos li', (card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await finish(page);
  await page.evaluate(holdAnimations);
  for (const [link, from, to] of [[toProject, onCard, onPage], ['[rel=prev]', onPage, onCard]] as const) {
    const left = await page.evaluate(placesOf, ...from);
    await press(page, link);
    await until(page, isRunning);
    const [first, middle, last] = await sample(page, look, [0, 100, 500]);
    await until(page, `!(${isRunning})()`);
    await finish(page);
    assertAt(first.places, left);
    assertAt(last.places, await page.evaluate(placesOf, ...to));
    assert.deepEqual([first.pages[0], last.pages[1]], [1, 1]);
    assert.ok(middle.title < middle.capture && middle.capture < middle.header, 'the header is above the capture');
  }
});
