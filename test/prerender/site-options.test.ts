// What few sites have: translations, sources of other hosts.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../src/builder/bundle';
import { modelPlugin } from '../../src/builder/model-plugin';
import { cssModules } from '../../src/builder/css/css-modules';
import { readSources } from '../../src/builder/read-sources';
import type { Model } from '../../src/types';
import { root } from '../copies/root';

type Head = typeof import('../../src/prerender/head');
type Policy = typeof import('../../src/prerender/policy');
type Sitemap = typeof import('../../src/prerender/sitemap');
type Routes = typeof import('../../src/pages/routes');

const bundle = { css: '', lateCss: '', script: '', scriptHash: 'sha256-b', hash: () => 'sha256-a' };
const css = cssModules(join(root, 'styles'), true);
let model: Model;

beforeAll(async () => {
  const english = { language: 'en', name: 'English', url: 'https://example.com/en/', href: '/en/' };
  const policy = { 'form-action': ['https://forms.example'], 'script-src': ['https://a.example'] };
  const read = await readSources(root, join(root, 'src/content.ts'));
  model = { ...read.model, translations: [english], policy };
});

/** Loads a module for a site with these options. */
const loadWith = <Exports>(path: string) => load<Exports>(root, path, [modelPlugin(model), css.plugin]);

test('translations are named on home only (F25), and all sitemaps of the host in robots.txt (F5)', async () => {
  const { head } = await loadWith<Head>('src/prerender/head.ts');
  const { routeOf } = await loadWith<Routes>('src/pages/routes.ts');
  const headOf = (path: string) => head(routeOf(new URL(path, 'https://example.com')), bundle);
  expect(headOf('/').match(/hreflang="[^"]*"/g)).toEqual(['hreflang="es"', 'hreflang="en"', 'hreflang="x-default"']);
  expect(headOf('/proyectos?id=geoapp')).not.toContain('hreflang');
  const { robots } = await loadWith<Sitemap>('src/prerender/sitemap.ts');
  expect(robots().match(/(?<=^Sitemap: ).*/gm)).toEqual([
    'https://example.com/sitemap.xml',
    'https://example.com/en/sitemap.xml',
  ]);
});

test('a source that the site allows stands beside its own, and instead of none (S1)', async () => {
  const { policyOf } = await loadWith<Policy>('src/prerender/policy.ts');
  const policy = policyOf({ script: 'sha256-b', style: 'sha256-a' });
  expect(policy).toContain('; form-action https://forms.example;');
  expect(policy).toContain(`; script-src 'sha256-b' https://a.example;`);
});
