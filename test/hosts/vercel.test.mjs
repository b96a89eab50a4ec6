// Vercel: its schema of routes, and what its documentation says that it does with them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { normalizeRoutes, routesSchema } from '@vercel/routing-utils';
import Ajv from 'ajv';
import { missingOf, nameOf, pagesOf, sites } from './harness.mjs';

/** Follows the routes to an answer, as https://vercel.com/docs/build-output-api/configuration describes them. */
function answer({ routes, overrides }, folder, address) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const served = new Map([...folder].filter(([path]) => path.startsWith('static/')).map(([path, bytes]) => {
    const name = path.slice('static/'.length);
    return [`/${overrides[name]?.path ?? name}`.replace(/(?<=\/)index\.html$/, ''), bytes];
  }));
  const headers = {};
  for (const { src, has = [], handle, dest, status = 200, ...route } of routes) {
    if (handle === 'filesystem') {
      if (served.has(pathname)) return { status, headers, body: served.get(pathname) };
    } else if (new RegExp(src).test(pathname) && has.every(({ key, value }) => new RegExp(`^${value}$`).test(searchParams.get(key)))) {
      Object.assign(headers, route.headers);
      if (dest) return { status, headers, body: served.get(dest) };
      if (!route.continue) return { status, headers };
    }
  }
}

for (const site of sites) {
  describe(`Vercel, of a site at ${site.base}`, () => {
    const folder = site.beside['.vercel/output'];
    const config = JSON.parse(folder.get('config.json'));
    const ask = (path) => answer(config, folder, path);

    test('finds no fault with the routes', () => {
      const ajv = new Ajv();
      assert.ok(ajv.validate(routesSchema, config.routes), ajv.errorsText());
      assert.equal(normalizeRoutes(config.routes).error, null);
      assert.equal(config.version, 3);
      assert.ok(config.routes.length < 2048);
      for (const name of Object.keys(config.overrides)) assert.ok(folder.has(`static/${name}`), name);
    });

    test('answers each address with its page (S5, E12)', () => {
      for (const [path, file] of Object.entries(pagesOf(site))) {
        if (/^index/.test(path)) continue; // left to Vercel, which does not say
        const { status, body } = ask(site.base + path);
        assert.deepEqual([status, nameOf(site, body)], [200, file], path);
      }
    });

    test('has nothing else', () => {
      for (const path of missingOf(site)) {
        const { status, body } = ask(site.base + path);
        assert.deepEqual([status, nameOf(site, body)], [404, '404.html'], path);
      }
      const [common, pages] = site.rules.map(({ headers }) => headers);
      for (const path of ['nada', 'assets/nada.js']) assert.deepEqual(ask(site.base + path).headers, { ...common, ...pages }, path);
    });

    test('sends the headers of the one list (S2, S3, S4)', () => {
      const [common, pages, assets, shared] = site.rules.map(({ headers }) => headers);
      for (const path of ['', '404', 'proyectos', `proyectos?id=${site.id}`, `proyectos/${site.id}`, 'robots.txt']) {
        assert.deepEqual(ask(site.base + path).headers, { ...common, ...pages }, path);
      }
      assert.deepEqual(ask(site.base + site.script).headers, { ...common, ...assets });
      assert.deepEqual(ask(`${site.base}share.png`).headers, { ...common, ...shared });
    });

    if (site.base !== '/') {
      test('sends to the base from outside (E11)', () => {
        for (const path of ['/', '/web']) assert.deepEqual([ask(path).status, ask(path).headers.Location], [302, '/web/'], path);
      });
    }
  });
}
