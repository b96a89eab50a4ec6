// What browsers compute for screen readers.
import assert from 'node:assert/strict';
import { site } from 'site/content';
import { sections } from 'site/sections';
import { eventually, test, visit, words } from './harness';
import { heading, openCapture, press, toProject } from './parts';

test('pages, sections, links, captures and controls have names, lists a role (A3, A13, A16, F29)', async () => {
  const page = await visit('chromium', '/', { width: 480 });
  const count = async (role: string, name: string) => (await page.$$(`aria/[name="${name}"][role="${role}"]`)).length;
  const assertNamed = async (role: string, ...names: string[]) => {
    for (const name of names) assert.equal(await count(role, name), 1, `${role} «${name}»`);
  };
  const assertLists = async () => // Safari knows lists without bullets by this role only
    assert.equal(await page.evaluate(() => $$('main ul:not([role=list])').length), 0);
  await assertNamed('main', (await page.evaluate(heading))!);
  await assertNamed('region', ...Object.values(sections).map(({ heading }) => heading));
  assert.equal(await count('link', site.email), 2); // the invitation, and the footer
  await assertLists();
  await press(page, toProject);
  await eventually(page, heading, 'Geo App');
  await assertNamed('main', 'Geo App');
  const captures = [1, 2].map((number) => words.capture('Geo App', number));
  await assertNamed('link', ...captures);
  await assertNamed('image', ...captures);
  await assertLists();
  await openCapture(page, 1);
  await assertNamed('dialog', words.captures('Geo App'));
  const steps = [words.previous, words.next, words.close];
  await assertNamed('button', ...steps, words.zoomOut, words.zoomIn);
  await page.setViewport({ width: 359, height: 640 });
  await assertNamed('button', ...steps);
  assert.equal(await count('button', words.zoomIn), 0);
});
