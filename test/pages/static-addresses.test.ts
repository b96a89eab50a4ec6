// @vitest-environment node
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectFile } from '../../src/pages/project-address.mjs';
import { preparedPlugin } from '../../src/tools/content-plugins.mjs';
import { readContent } from '../../src/tools/content.mjs';
import { imagePlugin } from '../../src/tools/images.mjs';
import { load } from '../../src/tools/load.mjs';

const root = join(import.meta.dirname, '../..');
let matchRoute: typeof import('../../src/pages/routes').matchRoute;

beforeAll(async () => {
  const { prepared } = await readContent(root, join(root, 'test/content/sample.ts'), imagePlugin(), projectFile);
  ({ routes: { matchRoute } } = await load(root, { routes: 'src/pages/routes.ts' }, [preparedPlugin(prepared)]));
});

test.each([
  ['/proyectos/geoapp', '/proyectos/geoapp'],
  ['/proyectos/geoapp.html', '/proyectos/geoapp'],
  ['/proyectos?id=geoapp', '/proyectos/geoapp'],
  ['/proyectos/?utm_source=a&id=geoapp', '/proyectos/geoapp'],
  ['/proyectos?id=nada', '/proyectos?id=nada'],
  ['/index.html', '/'],
])('with static addresses, %s is tidied to %s (E12)', (address, path) => {
  expect(matchRoute(new URL(address, 'https://example.com'))?.page.path).toBe(path);
});
