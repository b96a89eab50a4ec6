import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { changedCopy, nameProjects, speak } from '../changed-copy';
import { buildSite, eventually, expectProblem, handler, launch, listen, names, pathOf, portOf, ready, root, until, visit } from './harness';


const servers = [];
afterAll(() => servers.forEach((server) => {
  server.close();
  server.closeAllConnections();
}));

/** Serves on a free port until the tests have ended. Returns the address. */
async function serveWith(handle) {
  const server = await listen(handle, '0');
  servers.push(server);
  return `http://localhost:${portOf(server)}`;
}

for (const name of names) {
  describe(`on a host that ignores the query, with static addresses, in ${name}`, () => {
    let browser;
    let url;
    beforeAll(async () => {
      browser = await launch(name);
      const answer = handler(await buildSite({ root, hasStaticAddresses: true }));
      url = await serveWith((request, response) => {
        request.url = request.url.replace(/\?.*/, '');
        answer(request, response);
      });
    });

    test('the address bar shows the address that the host answers (E12, F4)', async () => {
      const page = await visit(browser, `${url}/`);
      await page.click('#proyectos .button');
      await eventually(page, () => [location.pathname + location.search, document.title], ['/proyectos/geoapp', 'Geo App — Equipo Dev']);
      const html = await (await fetch(url + (await pathOf(page)))).text();
      assert.match(html, /og:title" content="Geo App — Equipo Dev"/);
      await page.reload();
      await ready(page);
      await eventually(page, () => [location.pathname + location.search, document.querySelector('h1').textContent], ['/proyectos/geoapp', 'Geo App']);
      await page.goBack();
      await eventually(page, () => location.pathname, '/');
    });

    test('a query still opens the project, and is replaced (E12)', async () => {
      const page = await visit(browser, `${url}/proyectos?utm_source=a&id=geoapp`);
      await eventually(page, () => [location.pathname + location.search, document.querySelector('h1').textContent], ['/proyectos/geoapp', 'Geo App']);
      await eventually(page, () => document.querySelector('link[rel=canonical]').href, 'https://example.com/proyectos/geoapp');
    });
  });

  test(`a page works without its script when a new version is published while it loads, in ${name} (F24)`, async () => {
    expectProblem(/\.js|integrity|MIME|404/i);
    const browser = await launch(name);
    const [old, fresh] = await Promise.all([buildSite({ root, year: 2025 }), buildSite({ root, content: join(root, 'src/bare.ts') })]);
    assert.notEqual(old.script, fresh.script);
    let isPublished = false;
    let asked = 0;
    const url = await serveWith((request, response) => {
      if (request.url === `/${old.script}`) asked++;
      handler(isPublished ? fresh : old)(request, response);
      isPublished = true; // after the page has been sent
    });
    const page = await visit(browser, `${url}/`, { block: () => false }); // `block` skips the wait for the script
    await until(page, () => document.readyState === 'complete');
    assert.equal(asked, 1);
    // The script has not run.
    assert.equal(await page.evaluate(() => document.querySelector('[aria-controls=menu]').ariaExpanded), null);
    assert.equal(await page.$eval('#proyectos .button', (link) => link.checkVisibility()), true);
    isPublished = false; // as if the old assets were deleted later
    await page.click('#proyectos .button');
    await until(page, () => document.querySelector('h1')?.textContent === 'Geo App');
  });
}

for (const name of names) {
  describe(`a site whose projects’ path was renamed, with a translation on its host, in ${name}`, () => {
    let browser;
    let url;
    beforeAll(async () => {
      browser = await launch(name);
      const [es, en] = ['https://example.com/', 'https://example.com/en/'];
      const spanish = changedCopy(...speak('es', es, [{ language: 'en', name: 'English', url: en }]), ...nameProjects('trabajos', ['proyectos']));
      const english = changedCopy(...speak('en', en, [{ language: 'es', name: 'Español', url: es }]));
      const [atRoot, below] = await Promise.all([spanish, english].map(async (root) => handler({ ...(await buildSite({ root })), redirects: [] })));
      url = await serveWith((request, response) => (request.url.startsWith('/en/') ? below : atRoot)(request, response));
    });

    test.each([['/proyectos?utm_source=a&id=geoapp'], ['/proyectos/geoapp'], ['/proyectos.html?id=geoapp']])('%s shows the project, without a redirect of the host, and is replaced (E20)', async (path) => {
      const page = await visit(browser, url + path, { block: () => false }); // `block` skips the wait for the script
      await eventually(page, () => [location.pathname + location.search, document.querySelector('h1')?.textContent], ['/trabajos?id=geoapp', 'Geo App']);
    });

    test('a link to a translation loads the other site, there and back (F25)', async () => {
      const page = await visit(browser, `${url}/trabajos?id=geoapp`);
      await page.click('footer [hreflang=en]');
      await eventually(page, () => [location.pathname, document.documentElement.lang], ['/en/', 'en']);
      await ready(page);
      await page.click('footer [hreflang=es]');
      await eventually(page, () => [location.pathname, document.documentElement.lang], ['/', 'es']);
    });
  });
}
