import { expect, test } from 'vitest';
import { bundle } from '../../../src/tools/build/bundle';
import { makeFolder, writeFiles } from '../../fixtures/root';

test('files that a language folder lacks come from the default language (U6)', async () => {
  const files = ['content.ts', 'sections.tsx', 'settings.ts', 'words.ts', 'en/words.ts', 'en/content.ts', 'ui/words.ts'];
  const root = makeFolder(Object.fromEntries(files.map((file) => [`src/site/${file}`, `log('${file}');`])));
  const names = ['content', 'sections', 'settings', 'words', 'ui/words'].map((name) => `import 'site/${name}';`);
  writeFiles(root, { 'a.ts': names.join('\n') });
  const { output } = await bundle(root, 'a.ts', 'en/', {});
  expect(output.text.match(/(?<=site\/).*\.tsx?$/gm))
    .toEqual(['en/content.ts', 'sections.tsx', 'settings.ts', 'en/words.ts', 'ui/words.ts']);
});
