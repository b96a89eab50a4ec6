import { expect, test } from 'vitest';
import { questionAndMore } from '../../src/model/model';

test.each([
  ['¿Tienes un proyecto? Cuéntanos.', ['¿Tienes un proyecto?', 'Cuéntanos.']],
  ['¿Una idea?\nEscribe. ¿Cuándo?  Hoy.', ['¿Una idea?', 'Escribe. ¿Cuándo?  Hoy.']],
  ['¿Qué te hace falta?', ['¿Qué te hace falta?', '']],
  ['Escribe.', ['Escribe.', '']],
])('%j is the question and the rest %j', (text, parts) => expect(questionAndMore(text)).toEqual(parts));
