// @vitest-environment node
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { preparedPlugin } from '../../src/build/content-plugins';
import { readContent } from '../../src/build/read-content';
import { imagePlugin } from '../../src/build/images';
import { load } from '../../src/build/bundle';
import { root } from '../root';

type Routes = typeof import('../../src/pages/routes');
let matchRoute: Routes['matchRoute'];

beforeAll(async () => {
  const { prepared } = await readContent(root, join(root, 'src/content.ts'), imagePlugin(), true);
  ({ routes: { matchRoute } } = await load<{ routes: Routes }>(root, { routes: 'src/pages/routes.ts' }, [preparedPlugin(prepared)]));
});

test.each([
  ['/proyectos/geoapp', '/proyectos/geoapp'],
  ['/proyectos/geoapp.html', '/proyectos/geoapp'],
  ['/proyectos?id=geoapp', '/proyectos/geoapp'],
  ['/proyectos/?utm_source=a&id=geoapp', '/proyectos/geoapp'],
  ['/proyectos?id=nada', '/proyectos?id=nada'],
  ['/index.html', '/'],
])('with static addresses, %s is replaced by %s (E12)', (address, path) => {
  expect(matchRoute(new URL(address, 'https://example.com'))?.page.path).toBe(path);
});
