import assert from 'node:assert/strict';
import { icon } from '../../src/tools/build/draw';
import type { Brand } from '../../src/tools/css/brand';
import { changedCopy } from '../copies/changed-copy';
import { untilStill } from './animations';
import { test, visit } from './harness';

test('in the dark, captures are dimmed except under the pointer, and transparent ones are on white (F26)', async () => {
  const folder = changedCopy(['src/site/content.ts', /geoapp-1\.avif/, 'portrait.svg']);
  const page = await visit('chromium', '/', { folder, dark: true });
  const look = async () => {
    await untilStill(page);
    return page.evaluate(() => [styleOf('#proyectos img').backgroundColor, styleOf('#proyectos img').maskImage !== 'none']);
  };
  assert.deepEqual(await look(), ['rgb(255, 255, 255)', true]);
  await page.hover('#proyectos li');
  assert.deepEqual(await look(), ['rgb(255, 255, 255)', false]);
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
