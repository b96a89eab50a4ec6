import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { modelPlugin } from '../../src/builder/model-plugin';
import { readSources } from '../../src/builder/read-sources';
import { load } from '../../src/builder/bundle';
import { root } from '../copies/root';

type Routes = typeof import('../../src/pages/routes');
let matchRoute: Routes['matchRoute'];

beforeAll(async () => {
  const { model } = await readSources(root, join(root, 'src/hostile.ts'));
  ({ matchRoute } = await load<Routes>(root, 'src/pages/routes.ts', [modelPlugin(model)]));
});

const at = (address: string) => new URL(address, 'https://equipo.example');

describe('routes of a site with the base path /web/ (E11, E13)', () => {
  test.each([
    ['/web/', '/web/'],
    ['/web/proyectos/p1', '/web/proyectos?id=p1'],
    ['/web/proyectos?id=nada', '/web/proyectos?id=nada'],
    ['/web', '/web/'],
    ['/web//proyectos/p1/', '/web/proyectos?id=p1'],
  ])('%s is the page %s', (address, path) => expect(matchRoute(at(address))?.page.path).toBe(path));

  test.each(['/', '/proyectos?id=p1', '/webs/proyectos', '/x/web/'])('%s has no route', (address) => {
    expect(matchRoute(at(address))).toBeUndefined();
  });
});
