// Netlify: its parsers of headers and redirects, and the matcher of its redirects.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import redirector from 'netlify-redirector';
import { makeFolder, pagesOf, sites } from './harness.mjs';

for (const site of sites) {
  describe(`Netlify, of a site at ${site.base}`, () => {
    const { redirects: configRedirects } = JSON.parse(site.beside['.netlify/v1'].get('config.json'));
    let match;
    before(async () => {
      const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [], configRedirects, minimal: true });
      assert.deepEqual(errors, []);
      assert.equal(redirects.length, configRedirects.length);
      const rules = redirects.map(({ from, query, ...rule }) => ({ ...rule, path: from, params: query }));
      const matcher = await redirector.parseJSON(JSON.stringify(rules), {});
      match = (address) => {
        const { pathname, search } = new URL(address, 'http://localhost');
        return matcher.match({ scheme: 'http', host: 'localhost', path: pathname, query: search.slice(1), headers: {}, cookieValues: {}, getHeader: () => '', getCookie: () => '' });
      };
    });

    test('answers the query of a project with its page, and leaves all other addresses to the files (S5, E12)', () => {
      // What its matcher does not see: the script fills the page in.
      const unseen = [`proyectos?id=${site.id}&`, `proyectos?id=${site.id}&id=nada`];
      const last = `proyectos?id=nada&id=${site.id}`; // it takes the last of several ids
      for (const [path, file] of Object.entries(pagesOf(site))) {
        const isAsked = path.includes(`id=${site.id}`) && !unseen.includes(path);
        const rule = match(site.base + path);
        assert.deepEqual(rule && [rule.to, rule.status, rule.force], isAsked ? [`${site.base}${path === last ? `proyectos/${site.id}.html` : file}`, 200, true] : null, path);
      }
    });

    test('keeps what is for Cloudflare to itself', () => {
      for (const path of ['_worker.js', '_routes.json']) assert.deepEqual([match(site.base + path).to, match(site.base + path).status], [`${site.base}404.html`, 404]);
    });

    test('understands every line of the headers (S3)', async () => {
      const folder = makeFolder();
      const file = join(folder, '_headers');
      writeFileSync(file, site.files.get('_headers'));
      const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: true });
      assert.deepEqual(errors, []);
      const expected = site.rules.flatMap(({ paths, headers }) => paths.map((path) => ({ for: site.base + path, values: headers })));
      assert.deepEqual(headers, expected);
    });
  });
}
