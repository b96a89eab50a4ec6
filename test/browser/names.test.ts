// What browsers compute for screen readers.
import assert from 'node:assert/strict';
import { site } from 'site/content';
import { sections } from 'site/sections';
import { eventually, type Page, test, visit, words } from './harness';
import { heading, openCapture, press, project, toProject } from './parts';

const count = async (page: Page, role: string, name: string) =>
  (await page.$$(`aria/[name="${name}"][role="${role}"]`)).length;

async function assertNamed(page: Page, role: string, ...all: string[]) {
  for (const name of all) assert.equal(await count(page, role, name), 1, `${role} «${name}»`);
}

const newTab = (name: string) => `${name} ${words.opensTab}`;

test('links that open a new tab say so (F22)', async () => {
  const page = await visit('chromium', '/', { content: 'many.ts' });
  await press(page, '#equipo > ul > li:nth-child(6) button');
  const links = [...Object.values(words.linkNames), 'Mastodon', 'Foro', `${words.seeMore}: Proyecto 5`];
  await assertNamed(page, 'link', ...links.map(newTab));
});

test('pages, sections, the mail address, captures and controls have names (A3, A13, F29)', async () => {
  const page = await visit('chromium', '/', { width: 480 });
  await assertNamed(page, 'region', ...Object.values(sections).map(({ heading }) => heading));
  assert.equal(await count(page, 'link', site.email), 2); // the invitation, and the footer
  await assertNamed(page, 'main', (await page.evaluate(heading))!);
  await press(page, toProject);
  await eventually(page, heading, 'Geo App');
  await assertNamed(page, 'main', 'Geo App');
  const captures = [1, 2].map((number) => words.capture('Geo App', number));
  await assertNamed(page, 'link', ...captures);
  await assertNamed(page, 'image', ...captures);
  await openCapture(page, 1);
  await assertNamed(page, 'dialog', words.captures('Geo App'));
  const steps = [words.previous, words.next, words.close];
  await assertNamed(page, 'button', ...steps, words.zoomOut, words.zoomIn);
  await page.setViewport({ width: 359, height: 640 });
  await assertNamed(page, 'button', ...steps);
  assert.equal(await count(page, 'button', words.zoomIn), 0);
});

test('lists without bullets say that they are lists, which Safari needs outside navigation (F29)', async () => {
  for (const path of ['/', project]) {
    const page = await visit('chromium', path);
    const [all, named] = [await page.$$('main ul'), await page.$$('main ul[role=list]')];
    assert.deepEqual([named.length > 1, named.length], [true, all.length]);
  }
});
