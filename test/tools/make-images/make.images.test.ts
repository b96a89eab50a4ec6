import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildSite } from '../../../src/tools/build/build-site';
import { main } from '../../../src/tools/make-images/make';
import { changedCopy } from '../../copies/changed-copy';
import { makeCopy, writeFiles } from '../../copies/root';

let printed: string[];
beforeEach(() => {
  printed = [];
  for (const name of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((text) => void printed.push(text)); // vitest restores it
  }
});

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';

test('icons and share images are drawn each time, and written if they differ (F2, F6)', async () => {
  const root = makeCopy();
  const frontmatter = "{ title: 'Blog', description: 'Textos', image: 'geoapp-2.avif' }";
  const page = `export const frontmatter = ${frontmatter}; export default () => null;`;
  writeFiles(root, { 'src/site/pages/blog.tsx': page });
  await main(root);
  expect(printed).toContain('assets/share/pages/geoapp-2.jpg written.');
  printed = [];
  await main(root);
  expect(printed).toEqual([]);
  expect((await buildSite(root)).files.has('share/pages/geoapp-2.jpg')).toBe(true);
  const warnings = async () => (await buildSite(root)).warnings.filter((warning) => /npm run images/.test(warning));
  expect(await warnings()).toEqual([]);
  writeFiles(root, { 'assets/logo.svg': logo });
  expect(await warnings()).toHaveLength(1);
  await main(root);
  const changed = ['favicon.ico', 'apple-touch-icon.png', 'share.png', 'icon.svg'];
  expect(printed).toEqual(changed.map((file) => `assets/${file} written.`));
});

test('an original that cannot be read is named, and the rest is made', async () => {
  const root = makeCopy();
  writeFiles(root, { 'assets/photos/a.jpg': '-', 'assets/photos/b.jpg': '-', 'assets/share/geoapp.jpg': '' });
  writeFiles(root, { 'src/site/en/words.ts': "export * from '../../words/en';" });
  const { exitCode } = process;
  onTestFinished(() => { process.exitCode = exitCode; });
  await main(root);
  expect(process.exitCode).toBe(1);
  expect(printed.slice(0, 2)).toEqual(['a', 'b'].map((name) => expect.stringContaining(`assets/photos/${name}.jpg: `)));
  expect(printed).toEqual(expect.arrayContaining(['assets/share/geoapp.jpg written.', 'assets/en/share.png written.']));
});

test('a type error is said in place of what it breaks (U4)', async () => {
  const { exitCode } = process;
  onTestFinished(() => { process.exitCode = exitCode; });
  await main(changedCopy(['src/site/content.ts', /links: /, 'link: ']));
  expect(printed).toEqual([expect.stringMatching(/^src\/site\/content\.ts\(\d+,\d+\): error .*'link'/)]);
});

test('a logo whose colors would be black is refused (F2)', async () => {
  const root = makeCopy();
  writeFiles(root, { 'assets/logo.svg': logo.replace('<path', '<path fill="var(--a, red)"') });
  await main(root);
  expect(printed).toEqual([expect.stringMatching(/logo\.svg.*var\(\)/)]);
});

test('files of other types are reported and skipped', async () => {
  const root = makeCopy();
  writeFiles(root, { 'assets/photos/avatars/Ada.HEIC': '-', 'assets/photos/.gitignore': '*' });
  await main(root);
  expect(printed).toEqual([expect.stringMatching(/^assets\/photos\/avatars\/Ada\.HEIC: .*JPEG/)]);
});

test('without fonts, no letter is replaced by a box (F2, F6)', () => {
  const root = makeCopy();
  const packages = 'src/tools/make-images/node_modules';
  symlinkSync(join(import.meta.dirname, '../../..', packages), join(root, packages), 'junction');
  writeFiles(root, { 'fonts.conf': '<fontconfig/>' });
  const env = { ...process.env, FONTCONFIG_FILE: join(root, 'fonts.conf') };
  const { status, stderr } = spawnSync('node', ['build.mjs', '--images'], { cwd: root, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Install a font/m)]);
});
