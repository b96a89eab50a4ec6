import { expect, test } from 'vitest';
import { bundle } from '../../../src/tools/build/bundle';
import { languageFolders } from '../../../src/tools/build/load-languages';
import { makeFolder, writeFiles } from '../../fixtures/root';

const files = [
  'content.ts', 'sections.tsx', 'settings.ts', 'words.ts', 'pt-BR/words.ts', 'en/words.ts', 'en/content.ts',
  'de/content.ts', 'parts/words.ts', 'es_MX/words.ts',
];
const root = makeFolder(Object.fromEntries(files.map((file) => [`src/site/${file}`, `log('${file}');`])));

test('folders that are named after a language tag and have words are languages, after the default (U6)', () => {
  expect(languageFolders(root)).toEqual(['', 'en/', 'es_MX/', 'pt-BR/']);
});

test('files that a language folder lacks come from the default language (U6)', async () => {
  const names = ['content', 'sections', 'settings', 'words', 'parts/words'].map((name) => `import 'site/${name}';`);
  writeFiles(root, { 'a.ts': names.join('\n') });
  const { output } = await bundle(root, 'a.ts', 'en/', {});
  expect(output.text.match(/(?<=site\/).*\.tsx?$/gm))
    .toEqual(['en/content.ts', 'sections.tsx', 'settings.ts', 'en/words.ts', 'parts/words.ts']);
});
