// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { contentPlugin, load } from '../../src/tools/bundle.mjs';
import { imagePlugin } from '../../src/tools/images.mjs';

const root = new URL('../..', import.meta.url).pathname;
let matchRoute: typeof import('../../src/router/routes').matchRoute;

beforeAll(async () => {
  const plugins = [contentPlugin(`${root}test/content/hostile.ts`), imagePlugin().plugin];
  ({ routes: { matchRoute } } = await load(root, { routes: 'src/router/routes.ts' }, plugins));
});

const at = (address: string) => new URL(address, 'https://equipo.example');

describe('routes of a site that lives under /web/ (E11, E13)', () => {
  test.each([
    ['/web/', '/web/'],
    ['/web/index.html', '/web/'],
    ['/web/proyectos/p1', '/web/proyectos?id=p1'],
    ['/web/proyectos?id=nada', '/web/proyectos?id=nada'],
  ])('%s is the page %s', (address, path) => expect(matchRoute(at(address))?.path).toBe(path));

  test.each(['/', '/web', '/proyectos?id=p1', '/abc/', '/abc/proyectos?id=p1', '/webs/proyectos', '/x/web/'])('%s is not of this site', (address) => {
    expect(matchRoute(at(address))).toBeUndefined();
  });
});
