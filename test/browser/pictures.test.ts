import assert from 'node:assert/strict';
import { icon } from '../../src/tools/builder/draw';
import type { Brand } from '../../src/tools/css/brand';
import { changedCopy } from '../copies/changed-copy';
import { writeFiles } from '../copies/root';
import { untilStill } from './animations';
import { eventually, expectProblem, names, test, until, visit, words } from './harness';
import { isViewerOpen, project, shown } from './parts';

const logo = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8H0z"/></svg>`;

const wrap = (handle) => (request, response) => {
  if (!request.url.endsWith('.avif')) return handle(request, response);
  response.writeHead(404).end();
};

test.each(names)('names or initials are in the place of pictures that fail, in %s (C14, F21, F26)', async (name) => {
  expectProblem(/\.avif/);
  const drawn = (selector) => [...document.querySelectorAll(selector)].map((image) => {
    const { content, display } = getComputedStyle(image);
    const { failed } = image.parentElement.dataset;
    const text = getComputedStyle(image.parentElement, '::after').content.replace('attr(data-failed)', failed);
    return [content.startsWith('linear-gradient') || display === 'none', text.replace(/ \/ .*|"/g, '')];
  });
  const home = await visit(name, '/', { wrap });
  await eventually(home, drawn, [[true, 'none']], '#proyectos img');
  const page = await visit(name, project, { wrap });
  const called = [1, 2, 3].map((number) => [true, words.capture('Geo App', number)]);
  await eventually(page, drawn, called, '[data-capture] img');
  const hostile = await visit(name, '/', { content: 'hostile.ts', wrap });
  await hostile.$eval('#equipo img', (image) => image.parentElement.scrollIntoView({ block: 'center' }));
  await eventually(hostile, drawn, [[true, 'DE']], '#equipo img');
});

test.each([true, false])('a transparent capture is on white, dark: %s (F26)', async (dark) => {
  const folder = changedCopy(['src/site/content.ts', /geoapp-1\.avif/, 'portrait.svg']);
  const background = (image) => getComputedStyle(image).backgroundColor;
  const home = await visit('chromium', '/', { folder, dark });
  assert.equal(await home.$eval('#proyectos img', background), 'rgb(255, 255, 255)');
  const page = await visit('chromium', project, { folder, dark });
  const [transparent, opaque] = await page.$$eval('main img', (images) =>
    images.map((image) => getComputedStyle(image).backgroundColor));
  assert.equal(transparent, 'rgb(255, 255, 255)');
  assert.notEqual(opaque, transparent);
  await page.click('[data-capture]');
  await until(page, (shown) => document.querySelector<HTMLElement>(shown)?.dataset.state === 'loaded', shown);
  assert.equal(await page.$eval(shown, background), 'rgb(255, 255, 255)');
});

test('a small drawing fills the stage of the viewer (A6)', async () => {
  const folder = changedCopy(['src/site/content.ts', /geoapp-1\.avif/, 'drawing.svg']);
  writeFiles(folder, { 'assets/drawing.svg': logo('#c00') });
  const page = await visit('chromium', project, { folder });
  await page.click('[data-capture]');
  await until(page, isViewerOpen);
  const heightOf = (selector: string) => page.$eval(selector, (element: HTMLElement) => element.offsetHeight);
  assert.equal(await heightOf(shown), await heightOf('.Viewer-stage'));
});

test('the icon is the logo for the color scheme (F6, F26)', async () => {
  const logos = { logo: { svg: logo('#000'), ratio: 1 }, darkLogo: { svg: logo('#fff'), ratio: 1 } };
  const page = await visit('chromium', '/');
  await page.goto(`data:image/svg+xml,${encodeURIComponent(icon(logos as Brand, 'A'))}`);
  const shown = () => ['.light', '.dark'].filter((part) => document.querySelector(part).checkVisibility()).join();
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    assert.equal(await page.evaluate(shown), `.${value}`);
  }
});

test('a capture is dimmed on a dark page, except under the pointer (F26)', async () => {
  const page = await visit('chromium', '/', { dark: true });
  const filter = () => page.$eval('#proyectos img', (image) => getComputedStyle(image).filter);
  assert.equal(await filter(), 'brightness(0.92)');
  await page.hover('#proyectos li');
  await untilStill(page);
  assert.equal(await filter(), 'none');
  await page.mouse.move(5, 5);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await untilStill(page);
  assert.equal(await filter(), 'none');
});
