import { expect, test } from 'vitest';
import { slug } from '../../src/tools/files';

test.each([
  ['Móvil 1', 'movil-1'], ['¡Árbol — Ñandú!', 'arbol-nandu'], ['a_b.c/d', 'a-b-c-d'], ['--A--', 'a'], ['地图', ''],
])('%s becomes %j', (text, name) => expect(slug(text)).toBe(name));
