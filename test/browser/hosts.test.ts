// What only some hosts do.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'vitest';
import { buildSite, expectProblem, handler, launch, root, serveWith, until, visit } from './harness';

test('a page works without its script when a new version is published while it loads (F24)', async () => {
  expectProblem(/\.js|integrity|MIME|404/i);
  const old = await buildSite({ root });
  const fresh = await buildSite({ root, content: join(root, 'src/bare.ts') });
  assert.notEqual(old.script, fresh.script);
  let isPublished = false;
  let asked = 0;
  const url = await serveWith((request, response) => {
    if (request.url === `/${old.script}`) asked++;
    handler(isPublished ? fresh : old)(request, response);
    if (request.url === '/') isPublished = true; // after the page has been sent
  });
  // `block` skips the wait for the script.
  const page = await visit(await launch('chromium'), `${url}/`, { block: () => false });
  await until(page, () => document.readyState === 'complete');
  assert.equal(asked, 1);
  // The script has not run.
  assert.equal(await page.evaluate(() => document.querySelector('[aria-controls=menu]').ariaExpanded), null);
  isPublished = false; // as if the old assets were deleted later
  await page.click('#proyectos a');
  await until(page, () => document.querySelector('h1')?.textContent === 'Geo App');
});
