// What few sites have: translations, sources of other hosts.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../src/build/bundle';
import { preparedPlugin } from '../../src/build/prepared';
import { cssModules } from '../../src/build/css/css-modules';
import { readContent } from '../../src/build/read-content';
import { root } from '../root';

const names = { head: 'src/prerender/head.ts', policy: 'src/prerender/policy.ts', sitemap: 'src/prerender/sitemap.ts', routes: 'src/pages/routes.ts' };
type Modules = {
  head: typeof import('../../src/prerender/head');
  policy: typeof import('../../src/prerender/policy');
  sitemap: typeof import('../../src/prerender/sitemap');
  routes: typeof import('../../src/pages/routes');
};

const bundle = { css: '', lateCss: '', script: '', scriptHash: 'sha256-b', hash: () => 'sha256-a' };
const css = cssModules(join(root, 'styles'), true);
let modules: Modules;

const headOf = (path: string, { head, routes }: Modules) => head.head(routes.routeOf(new URL(path, 'https://example.com')), bundle);

/** Loads the modules for a site with other content. */
async function loadWith(change: object) {
  const { prepared } = await readContent(root, join(root, 'src/content.ts'));
  return load<Modules>(root, names, [preparedPlugin({ ...prepared, ...change }), css.plugin]);
}

beforeAll(async () => {
  const english = { language: 'en', name: 'English', url: 'https://example.com/en/', projectsPath: 'projects', href: '/en/' };
  modules = await loadWith({ translations: [english], policy: { 'form-action': ['https://forms.example'], 'script-src': ['https://a.example'] } });
});

test('translations are named on home only (F25), and all sitemaps of the host in robots.txt (F5)', () => {
  expect(headOf('/', modules).match(/hreflang="[^"]*"/g)).toEqual(['hreflang="es"', 'hreflang="en"', 'hreflang="x-default"']);
  expect(headOf('/proyectos?id=geoapp', modules)).not.toContain('hreflang');
  expect(modules.sitemap.robots().match(/(?<=^Sitemap: ).*/gm)).toEqual(['https://example.com/sitemap.xml', 'https://example.com/en/sitemap.xml']);
});

test('a source that the site allows stands beside its own, and instead of none (S1)', () => {
  const policy = modules.policy.policyOf({ script: 'sha256-b', style: 'sha256-a' });
  expect(policy).toContain('; form-action https://forms.example;');
  expect(policy).toContain(`; script-src 'sha256-b' https://a.example;`);
});
