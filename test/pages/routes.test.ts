import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../src/pages/routes';

const at = (address: string) => new URL(`https://example.com${address}`);

describe('routes (E12, E13, E14)', () => {
  test.each([
    '/proyectos?id=geoapp', '/proyectos/?id=geoapp', '/proyectos.html?id=geoapp', '/proyectos/index.html?id=geoapp',
    '/proyectos/geoapp', '/proyectos/geoapp.html', '/proyectos?id=%67eoapp', '/proyectos?id=geoapp&id=otra',
    '/proyectos/geoapp/', '/proyectos/geoapp.html/', '/proyectos//geoapp', '/proyectos/%67eoapp',
    '/proyectos%2Fgeoapp', '/%70royectos?id=geoapp', '//proyectos?id=geoapp',
  ])('E12: %s is the project', (address) => {
    expect(matchRoute(at(address))?.page.path).toBe('/proyectos?id=geoapp');
  });

  test.each(['/', '/index.html', '/?utm=1', '//', '/index.html/'])('E12: %s is home', (address) => {
    expect(matchRoute(at(address))?.page.path).toBe('/');
  });

  test.each([
    '/proyectos', '/proyectos?id=', '/proyectos?id=nada', '/proyectos?id=__proto__', '/proyectos?id=constructor',
    '/proyectos?id=%E0%A4%A', '/proyectos?id=../../secret', '/proyectos?id=%00', '/proyectos?id=GEOAPP',
    '/proyectos?id=geoapp%20', '/proyectos/index',
  ])('E14: %s is an unknown project', (address) => {
    const { kind, page } = matchRoute(at(address))!;
    expect([kind, page.path]).toEqual(['unknown', address.replace('/index', '')]);
  });

  test.each([
    '/nada', '/geoapp', '/proyectos/nada', '/proyectos/geoapp/x',
    '/proyectos/geoapp/index.html', '/proyectosx', '/proyectos.htm', '/%E0%A4%A', '/PROYECTOS', '//evil',
  ])('E13: %s has no route', (address) => expect(matchRoute(at(address))).toBeUndefined());

  test('F1: the title of a project includes the brand', () => {
    expect(matchRoute(at('/proyectos?id=geoapp'))?.page.tabTitle).toBe('Geo App — Equipo Dev');
  });
});
