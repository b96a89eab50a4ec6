// Cloudflare Pages: the worker in workerd, in front of the asset server of Pages.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { closeLater, follow, nameOf, pagesOf, sites } from './harness.mjs';

const shared = '@cloudflare/pages-shared';
const { outputFiles } = await build({
  stdin: {
    contents: `export { generateHandler } from '${shared}/asset-server/handler';
      export { createMetadataObject } from '${shared}/metadata-generator/createMetadataObject';
      export { parseHeaders } from '${shared}/metadata-generator/parseHeaders';`,
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const { createMetadataObject, generateHandler, parseHeaders } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);

/** The asset server of Pages, for a site whose files stand below its base. */
function assetServer({ files, base }, headers) {
  const find = (path) => (path.startsWith(base) && files.has(path.slice(base.length)) ? path : null);
  return (request) =>
    generateHandler({
      request,
      metadata: createMetadataObject({ headers, deploymentId: undefined }),
      logError: (error) => assert.fail(error),
      findAssetEntryForPath: async (path) => find(decodeURIComponent(path)),
      getAssetKey: (entry) => entry,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (entry) => ({ body: files.get(entry.slice(base.length)), contentType: 'text/html' }),
      generateNotFoundResponse: async () => new Response(files.get('404.html'), { status: 404 }),
    });
}

for (const site of sites) {
  describe(`Cloudflare Pages, of a site at ${site.base}`, () => {
    const headers = parseHeaders(site.files.get('_headers').toString());
    let ask;
    before(async () => {
      const assets = assetServer(site, headers);
      const pages = new Miniflare({
        modules: true,
        script: site.files.get('_worker.js').toString(),
        compatibilityDate: '2024-09-02',
        serviceBindings: { ASSETS: assets },
      });
      closeLater(() => pages.dispose());
      await pages.ready;
      const { include } = JSON.parse(site.files.get('_routes.json'));
      ask = async (path, { method = 'GET' } = {}) => {
        const url = `http://localhost${path}`;
        const options = { method, redirect: 'manual' };
        const response = await (include.includes(new URL(url).pathname) ? pages.dispatchFetch(url, options) : assets(new Request(url, options)));
        return { status: response.status, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) };
      };
    });

    test('answers each address with its page (S5, E12)', async () => {
      for (const [path, file] of Object.entries(pagesOf(site))) {
        const { status, body } = await follow(ask, site.base + path);
        assert.deepEqual([status, nameOf(site, body)], [200, file], path);
      }
    });

    test('sends the headers of a page with it, also where the worker has chosen it (S2, S3, S4)', async () => {
      for (const path of ['', 'proyectos', `proyectos/${site.id}`, `proyectos?id=${site.id}`, 'proyectos?id=nada']) {
        const { headers } = await ask(site.base + path);
        assert.deepEqual([headers['content-security-policy'], headers['cache-control'], headers['cross-origin-resource-policy']], ["frame-ancestors 'none'", 'no-cache', 'same-origin'], path);
      }
    });

    test('answers HEAD as GET, and no other method', async () => {
      const head = await ask(`${site.base}proyectos?id=${site.id}`, { method: 'HEAD' });
      assert.deepEqual([head.status, head.body.length], [200, 0]);
      assert.equal((await ask(`${site.base}proyectos?id=${site.id}`, { method: 'POST' })).status, 405);
    });

    test('understands every line of the headers, and there are no others to misunderstand', () => {
      assert.deepEqual(headers.invalid, []);
      assert.ok(headers.rules.length > 10);
      assert.equal(site.files.has('_redirects'), false);
    });
  });
}
