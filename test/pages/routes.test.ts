import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../src/pages/routes';

const at = (address: string) => new URL(`https://example.com${address}`);

describe('routes (E12, E13, E14)', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/?utm=1', '/'],
    ['/proyectos?id=geoapp', '/proyectos?id=geoapp'],
    ['/proyectos/?id=geoapp', '/proyectos?id=geoapp'],
    ['/proyectos.html?id=geoapp', '/proyectos?id=geoapp'],
    ['/proyectos/index.html?id=geoapp', '/proyectos?id=geoapp'],
    ['/proyectos/geoapp', '/proyectos?id=geoapp'],
    ['/proyectos/geoapp.html', '/proyectos?id=geoapp'],
    ['/proyectos?id=%67eoapp', '/proyectos?id=geoapp'],
    ['/proyectos?id=geoapp&id=otra', '/proyectos?id=geoapp'],
    ['/proyectos/index', '/proyectos'],
    ['/proyectos/geoapp/', '/proyectos?id=geoapp'],
    ['/proyectos/geoapp.html/', '/proyectos?id=geoapp'],
    ['/proyectos//geoapp', '/proyectos?id=geoapp'],
    ['/proyectos/%67eoapp', '/proyectos?id=geoapp'],
    ['/proyectos%2Fgeoapp', '/proyectos?id=geoapp'],
    ['/%70royectos?id=geoapp', '/proyectos?id=geoapp'],
    ['//proyectos?id=geoapp', '/proyectos?id=geoapp'],
    ['//', '/'],
    ['/index.html/', '/'],
  ])('E12: %s is the page %s', (address, path) => {
    expect(matchRoute(at(address))?.page.path).toBe(path);
  });

  test.each([
    '/proyectos', '/proyectos?id=', '/proyectos?id=nada', '/proyectos?id=__proto__', '/proyectos?id=constructor',
    '/proyectos?id=%E0%A4%A', '/proyectos?id=../../secret', '/proyectos?id=%00', '/proyectos?id=GEOAPP',
    '/proyectos?id=geoapp%20',
  ])('E14: %s is an unknown project', (address) => {
    const { kind, page } = matchRoute(at(address))!;
    expect([kind, page.path]).toEqual(['unknown', address]);
  });

  test.each([
    '/nada', '/geoapp', '/proyectos/nada', '/proyectos/geoapp/x',
    '/proyectos/geoapp/index.html', '/proyectosx', '/proyectos.htm', '/%E0%A4%A', '/PROYECTOS', '//evil',
  ])('E13: %s has no route', (address) => expect(matchRoute(at(address))).toBeUndefined());

  test('F1: the title of a project includes the brand', () => {
    expect(matchRoute(at('/proyectos?id=geoapp'))?.page.tabTitle).toBe('Geo App — Equipo Dev');
  });
});
