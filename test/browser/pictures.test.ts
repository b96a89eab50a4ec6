import assert from 'node:assert/strict';
import { icon } from '../../src/tools/builder/draw';
import type { Brand } from '../../src/tools/css/brand';
import { changedCopy } from '../copies/changed-copy';
import { untilStill } from './animations';
import { both, eventually, expectProblem, test, until, visit, type Wrap, words } from './harness';
import { isLoaded, openCapture, project, scrollToCenter, shown } from './parts';

const logo = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8H0z"/></svg>`;

const withoutImages: Wrap = (handle) => (request, response) =>
  (request.url!.endsWith('.avif') ? response.writeHead(404).end() : handle(request, response));

test.each(both)('names or initials are in the place of pictures that fail, in %s (C14, F21, F26)', async (name) => {
  expectProblem(/\.avif/);
  /** Whether something is drawn in place of each picture, and the text. */
  const drawn = (selector: string) => $$(selector).map((image) => {
    const { content, display } = styleOf(image);
    const failed = image.parentElement!.dataset.failed ?? '';
    const text = styleOf(image.parentElement!, '::after').content.replace('attr(data-failed)', failed);
    return [content.startsWith('linear-gradient') || display === 'none', text.replace(/ \/ .*|"/g, '')];
  });
  const home = await visit(name, '/', { wrap: withoutImages });
  await eventually(home, drawn, [[true, 'none']], '#proyectos img');
  const page = await visit(name, project, { wrap: withoutImages });
  const called = [1, 2, 3].map((number) => [true, words.capture('Geo App', number)]);
  await eventually(page, drawn, called, '[data-capture] img');
  const hostile = await visit(name, '/', { content: 'hostile.ts', wrap: withoutImages });
  await scrollToCenter(hostile, '.MemberCard-avatar:has(img)');
  await eventually(hostile, drawn, [[true, 'DE']], '#equipo img');
});

test('a transparent capture is on white, in the dark too (F26)', async () => {
  const folder = changedCopy(['src/site/content.ts', /geoapp-1\.avif/, 'portrait.svg']);
  const white = 'rgb(255, 255, 255)';
  const ground = (image: string) => styleOf(image).backgroundColor;
  const home = await visit('chromium', '/', { folder, dark: true });
  assert.equal(await home.evaluate(ground, '#proyectos img'), white);
  const page = await visit('chromium', project, { folder, dark: true });
  assert.equal(await page.evaluate(ground, '[data-capture="0"] img'), white);
  assert.notEqual(await page.evaluate(ground, '[data-capture="1"] img'), white);
  await openCapture(page, 0);
  await until(page, isLoaded);
  assert.equal(await page.evaluate(ground, shown), white);
});

test('the icon is the logo for the color scheme (F6, F26)', async () => {
  const logos = { logo: { svg: logo('#000'), ratio: 1 }, darkLogo: { svg: logo('#fff'), ratio: 1 } };
  const page = await visit('chromium', '/');
  await page.goto(`data:image/svg+xml,${encodeURIComponent(icon(logos as Brand, 'A'))}`);
  const drawn = () => ['.light', '.dark'].filter((part) => $(part).checkVisibility());
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    assert.deepEqual(await page.evaluate(drawn), [`.${value}`]);
  }
});

test('a capture is dimmed on a dark page, except under the pointer (F26)', async () => {
  const page = await visit('chromium', '/', { dark: true });
  const filter = () => styleOf('#proyectos img').filter;
  assert.match(await page.evaluate(filter), /brightness/);
  await page.hover('#proyectos li');
  await untilStill(page);
  assert.equal(await page.evaluate(filter), 'none');
});
