import assert from 'node:assert/strict';
import { untilStill } from './animations';
import { describe, eventually, expectProblem, failScript, frame, names, test, until, visit, words } from './harness';
import { project } from './parts';

const wrap = (handle) => (request, response) => {
  if (!request.url.endsWith('.avif')) return handle(request, response);
  response.writeHead(404).end();
};

describe.each(names)('in the place of pictures that fail, in %s', (name) => {
  test('there are the names of captures, and no icon of the browser (F26)', async () => {
    const drawn = (selector) => [...document.querySelectorAll(selector)].map((image) => {
      const { content } = getComputedStyle(image);
      const { failed } = image.parentElement.dataset;
      const name = getComputedStyle(image.parentElement, '::after').content.replace(/attr\(data-failed\)/, failed);
      return [content.startsWith('linear-gradient'), name.replace(/ \/ .*|"/g, '')];
    });
    expectProblem(/\.avif/);
    const home = await visit(name, '/', { wrap });
    await eventually(home, drawn, [[true, 'none']], '#proyectos img');
    const page = await visit(name, project, { wrap });
    const called = [1, 2, 3].map((number) => [true, words.capture('Geo App', number)]);
    await eventually(page, drawn, called, '[data-capture] img');
  });

  test('there are the initials of a member, with and without script (C14, F21)', async () => {
    expectProblem(/\.avif|\.js|ERR_FAILED|integrity/);
    for (const hydrates of [true, false]) {
      const content = 'hostile.ts';
      const page = await visit(name, '/', { content, wrap, hydrates, ...(!hydrates && { block: failScript }) });
      await page.$eval('#equipo img', (image) => image.parentElement.scrollIntoView({ block: 'center' }));
      await until(page, () => document.querySelector<HTMLImageElement>('#equipo img').complete);
      await frame(page);
      const circle = await page.$('#equipo span:has(> img)');
      const clip = { x: 8, y: 8, width: 28, height: 28 }; // within it
      const shoot = () => circle.screenshot({ encoding: 'base64', clip });
      const seen = await shoot();
      await circle.evaluate((span) => {
        span.removeAttribute('data-failed');
        span.textContent = 'DE';
      });
      await frame(page);
      assert.ok((await shoot()) === seen, `script ${hydrates}`);
    }
  });
});

test('white in a capture does not dazzle on a dark page, but is white under the pointer (F26)', async () => {
  const whites = [];
  for (const dark of [false, true]) {
    const page = await visit('chromium', '/', { dark });
    const look = () => page.$eval('#proyectos img', (image) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      Object.assign(canvas, { filter: getComputedStyle(image).filter, fillStyle: '#fff' });
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[0];
    });
    whites.push(await look());
    await page.hover('#proyectos li');
    await untilStill(page);
    whites.push(await look());
  }
  const [light, pointedAt, dark, lit] = whites;
  assert.deepEqual([light, pointedAt, lit], [255, 255, 255]);
  assert.ok(dark > 225 && dark < 240, `${dark}`);
});
