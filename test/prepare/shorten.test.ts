import { describe, expect, test } from 'vitest';
import { shorten, shortenTitle } from '../../src/prepare/shorten';

describe('a text that is too long (F1)', () => {
  test.each([
    ['Geo App', 7, 'Geo App'],
    ['Plataforma de mapas', 15, 'Plataforma de…'],
    ['Plataforma de mapas', 14, 'Plataforma de…'],
    ['Plataforma de mapas', 13, 'Plataforma…'],
    ['Mapas, permisos', 10, 'Mapas…'],
    ['Mapas: permisos', 7, 'Mapas…'],
    ['  Geo App  ', 7, 'Geo App'],
    ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ])('%j in %d characters is %j, cut at the end of a word where there is one', (text, limit, short) => {
    expect(shorten(text, limit)).toBe(short);
  });

  test.each([
    ['👩🏽‍💻'.repeat(4), '👩🏽‍💻'],
    ['🇪🇸'.repeat(9), '🇪🇸'],
    ['e\u0301'.repeat(30), 'e\u0301'],
    ['😀'.repeat(20), '😀'],
  ])('%s is not cut within a character', (text, character) => {
    for (let limit = 1; limit < text.length; limit++) {
      const short = shorten(text, limit);
      expect(short.length).toBeLessThanOrEqual(limit);
      expect(short.slice(0, -1).replaceAll(character, '')).toBe('');
      expect(short.at(-1)).toBe('…');
      expect(short.length + character.length).toBeGreaterThan(limit); // no more of it would have fitted
    }
  });
});

describe('a title that is too long (F1)', () => {
  test.each([
    ['Geo App — Equipo Dev', 'Geo App — Equipo Dev'],
    ['Plataforma de administración — Equipo Dev', 'Plataforma de… — Equipo Dev'],
    ['Administración — Equipo Dev', 'Administración — Equipo Dev'],
    ['Administraciones — Equipo Dev', 'Administraciones — Equipo Dev'],
    ['Administradores — de mapas — Equipo Dev', 'Administradores… — Equipo Dev'],
    ['Geoadministraciones — Equipo Dev', 'Geoadministraci… — Equipo Dev'],
    ['Equipo Dev — Desarrollo de software', 'Equipo Dev — Desarrollo de…'],
  ])('%j keeps its brand: %j', (title, short) => expect(shortenTitle(title, 'Equipo Dev', 29)).toBe(short));

  test.each([
    [25, 'G… — Marca que llena todo'],
    [24, 'Geo App de gestión de…'],
  ])('in %d characters is %j: the brand goes only where no letter of the name would stand beside it', (limit, short) => {
    expect(shortenTitle('Geo App de gestión de mapas — Marca que llena todo', 'Marca que llena todo', limit)).toBe(short);
  });
});
