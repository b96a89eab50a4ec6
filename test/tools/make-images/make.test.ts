import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readAvif } from '../../../src/tools/assets/avif';
import { main } from '../../../src/tools/make-images/make';
import { makeCopy, writeFiles } from '../../copies/root';

const png = readFileSync(join(import.meta.dirname, '../../site/assets/share.png'));

let printed: string[];
beforeEach(() => {
  printed = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
  const error = vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(text));
  onTestFinished(() => [log, error].forEach((spy) => spy.mockRestore()));
});

test('photographs become small AVIFs, again when they are newer, and their imports are printed', async () => {
  const root = makeCopy();
  writeFiles(root, { 'assets/photos/Mapa 1.PNG': png, 'assets/photos/avatars/Ana.png': png });
  await main(root);
  expect(printed.slice(0, 2)).toEqual(["import mapa_1 from '../../assets/mapa-1.avif';",
    "import avatar_ana from '../../assets/avatar-ana.avif';"]);
  const made = join(root, 'assets/mapa-1.avif');
  const sizeOf = (name: string) => readAvif(readFileSync(join(root, 'assets', name))).size;
  expect(['mapa-1.avif', 'mapa-1-640.avif', 'avatar-ana.avif'].map(sizeOf)).toEqual(
    [{ width: 1200, height: 630 }, { width: 640, height: 336 }, { width: 288, height: 288 }]);
  const { mtimeMs } = statSync(made);
  await main(root);
  expect(statSync(made).mtimeMs).toBe(mtimeMs);
  utimesSync(join(root, 'assets/photos/Mapa 1.PNG'), new Date(), new Date(Date.now() + 10_000));
  await main(root);
  expect(statSync(made).mtimeMs).toBeGreaterThan(mtimeMs);
});

test('icons and share images are drawn if missing, and written if they differ', async () => {
  const root = makeCopy();
  await main(root);
  printed = [];
  await main(root);
  expect(printed).toEqual([]);
  writeFiles(root, { 'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>' });
  await main(root);
  expect(printed).toEqual(['share.png', 'icon.svg', 'favicon.ico', 'apple-touch-icon.png'].map(
    (file) => `assets/${file} is made.`));
  expect(existsSync(join(root, 'assets/share/geoapp.jpg'))).toBe(true);
});

test('an original that cannot be read is named', async () => {
  const root = makeCopy();
  writeFiles(root, { 'assets/photos/a.jpg': '-' });
  const before = process.exitCode;
  await main(root);
  process.exitCode = before;
  expect(printed).toEqual([expect.stringMatching(/^assets\/photos\/a\.jpg: /)]);
});
