import { expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../../../src/tools/images/cli';
import { buildSite } from '../../../src/tools/build/build-site';
import { changedCopy } from '../../fixtures/root';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';
const page = `export const frontmatter = { title: 'Blog', description: 'Textos', image: 'geoapp-2.avif' };
  export default () => null;`;

test('icons and share images are drawn and published, even if a photo is unreadable (F2, F6)', async () => {
  const root = changedCopy({
    'src/site/pages/blog.tsx': page, 'src/site/en/words.ts': "export * from '../../words/en';",
    'assets/photos/a.jpg': '-', 'assets/logo.svg': logo,
  });
  const printed: string[] = [];
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((text) => void printed.push(text));
  }
  const { exitCode } = process;
  onTestFinished(() => { process.exitCode = exitCode; });
  await main(root);
  const shared = ['share.png', 'en/share.png', 'share/geoapp.jpg', 'share/pages/geoapp-2.jpg'];
  const drawn = ['favicon.ico', 'apple-touch-icon.png', ...shared, 'icon.svg', 'images.lock'];
  const unreadable = expect.stringContaining('assets/photos/a.jpg: ');
  expect(printed).toEqual([unreadable, ...drawn.map((file) => `Wrote assets/${file}.`)]);
  expect(process.exitCode).toBe(1);
  const { files, warnings } = await buildSite(root);
  expect([...files.keys()]).toEqual(expect.arrayContaining(shared));
  expect(warnings.join()).not.toContain('npm run images');
});
