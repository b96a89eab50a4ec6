import assert from 'node:assert/strict';
import { icon } from '../../src/tools/build/draw';
import type { Brand } from '../../src/tools/css/brand';
import { changedCopy } from '../copies/changed-copy';
import { untilStill } from './animations';
import { test, until, visit } from './harness';
import { isLoaded, openCapture, projectPath, shown } from './parts';

test('in the dark, captures are dimmed except under the pointer, and transparent ones are on white (F26)', async () => {
  const folder = changedCopy(['src/site/content.ts', /geoapp-1\.avif/, 'portrait.svg']);
  const groundAndMask = (image: string) => [styleOf(image).backgroundColor, styleOf(image).maskImage];
  const white = 'rgb(255, 255, 255)';
  const home = await visit('chromium', '/', { folder, dark: true });
  assert.deepEqual(await home.evaluate(groundAndMask, '#proyectos img'), [white, 'linear-gradient(rgba(0, 0, 0, 0.933) 0px, rgba(0, 0, 0, 0.933) 0px)']);
  await home.hover('#proyectos li');
  await untilStill(home);
  assert.deepEqual(await home.evaluate(groundAndMask, '#proyectos img'), [white, 'none']);
  const page = await visit('chromium', projectPath, { folder, dark: true });
  await openCapture(page);
  await until(page, isLoaded);
  assert.deepEqual(await page.evaluate(groundAndMask, shown), [white, 'none']);
});

test('the icon is the logo for the color scheme (F6, F26)', async () => {
  const logo = { svg: '<svg/>', ratio: 1 };
  const page = await visit('chromium', '/');
  await page.goto(`data:image/svg+xml,${encodeURIComponent(icon({ logo, darkLogo: logo } as Brand, 'A'))}`);
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    assert.deepEqual(await page.evaluate(() => ['light', 'dark'].filter((scheme) => isSeen(`.${scheme}`))), [value]);
  }
});
