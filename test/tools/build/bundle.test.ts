import { expect, test } from 'vitest';
import { bundle } from '../../../src/tools/build/bundle';
import { makeFolder, writeFiles } from '../../fixtures/root';

test('files that a language folder lacks come from the default language (U6)', async () => {
  const files = ['content', 'sections', 'settings', 'words', 'en/words', 'en/content', 'ui/words'];
  const root = makeFolder(Object.fromEntries(files.map((file) => [`src/site/${file}.ts`, `log('${file}');`])));
  const names = ['content', 'sections', 'settings', 'words', 'ui/words'].map((name) => `import 'site/${name}';`);
  writeFiles(root, { 'a.ts': names.join('\n') });
  const { output } = await bundle(root, 'a.ts', 'en/', {});
  expect(output.text.match(/(?<=site\/).*\.ts$/gm))
    .toEqual(['en/content.ts', 'sections.ts', 'settings.ts', 'en/words.ts', 'ui/words.ts']);
});
