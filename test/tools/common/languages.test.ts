import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageFiles, languageFolders } from '../../../src/tools/common/languages';
import { makeFolder } from '../../copies/root';

const files = [
  'content.ts', 'sections.tsx', 'settings.ts', 'words.ts', 'pt-BR/words.ts', 'en/words.ts', 'en/content.ts',
  'de/content.ts', 'parts/words.ts', 'es_MX/words.ts',
];
const root = makeFolder(Object.fromEntries(files.map((file) => [`src/site/${file}`, ''])));

test('a folder that is named like a language and has words is one, after the first (U6)', () => {
  expect(languageFolders(root)).toEqual(['', 'en/', 'es_MX/', 'pt-BR/']);
});

test('what the folder of a language lacks is that of the first one (U6)', () => {
  const own = { 'site/content': 'en/content.ts', 'site/sections': 'sections.tsx', 'site/settings': 'settings.ts',
    'site/words': 'en/words.ts' };
  expect(languageFiles(root, 'en/'))
    .toEqual(Object.fromEntries(Object.entries(own).map(([name, file]) => [name, join(root, 'src/site', file)])));
});
