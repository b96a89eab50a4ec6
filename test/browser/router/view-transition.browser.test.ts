import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, untilStill } from '../animations';
import { test, until, visit } from '../harness';
import { press, scrollToCenter, toProject } from '../parts';

/** The places of title and capture in a frame, and the opacities of both pages. */
const transitionFrame = () => {
  const partOf = (pseudo: string) => styleOf(document.documentElement, `::view-transition-${pseudo}`);
  const groups = ['title', 'capture'].map((name) => partOf(`group(${name})`));
  const places = groups.map(({ transform }) => new DOMMatrix(transform));
  return {
    places: places.map(({ m41: x, m42: y }) => [x, y]),
    opacities: [Number(partOf('old(root)').opacity), Number(partOf('new(root)').opacity)],
  };
};

const placesOf = (...parts: string[]) => parts.map((part) => [boxOf(part).x, boxOf(part).y]);
const onCard = ['#proyectos h3', '#proyectos img'];
const onPage = ['h1', '[data-capture] img'];

const isRunning = (part: string) => document.getAnimations()
  .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === `::view-transition-${part}`);

function assertAt(places: number[][], wanted: number[][]) {
  const differences = places.flat().map((place, index) => Math.abs(place - wanted.flat()[index]!));
  assert.ok(Math.max(...differences) <= 1, `${JSON.stringify(places)} is not ${JSON.stringify(wanted)}`);
}

test('title and capture move between card and page (M10)', async () => {
  const page = await visit('chromium', '/', { motion: true });
  await page.evaluate(() => { // a section may have a gallery
    const capture = $('#equipo').appendChild(document.createElement('a'));
    capture.dataset.capture = '0';
    capture.append(new Image());
  });
  await scrollToCenter(page, '#proyectos li');
  await finish(page);
  await page.evaluate(holdAnimations);
  for (const [link, from, to] of [[toProject, onCard, onPage], ['[rel=prev]', onPage, onCard]] as const) {
    const left = await page.evaluate(placesOf, ...from);
    await press(page, link);
    await until(page, isRunning, 'group(capture)');
    const [first, last] = await sample(page, transitionFrame, [0, 500]);
    await untilStill(page);
    assertAt(first!.places, left);
    assertAt(last!.places, await page.evaluate(placesOf, ...to));
    assert.deepEqual([first!.opacities[0], last!.opacities[1]], [1, 1]);
  }
});
