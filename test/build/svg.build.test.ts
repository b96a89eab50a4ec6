import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/site';
import { makeCopy, root } from '../root';

const safe = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"/>';
const unsafe = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>run()</script></svg>';

describe('an SVG of the content (S6)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(folder, 'assets'));
    const drawings = { 'mapa.svg': safe, 'plano.SVG': unsafe, 'foto.svg': safe, 'foto-640.svg': unsafe };
    for (const [name, svg] of Object.entries(drawings)) writeFileSync(join(folder, 'assets', name), svg);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function buildWith(name: string) {
    const content = join(folder, 'content.ts');
    const sample = JSON.stringify(join(root, 'src/content.ts'));
    const code = `export * from ${sample};\nimport picture from './assets/${name}';\nconsole.assert(picture);`;
    writeFileSync(content, code);
    return buildSite({ root, content });
  }

  test('is published if it is safe', async () => {
    const { files } = await buildWith('mapa.svg');
    expect([...files.keys()].filter((path) => /^assets\/mapa-[0-9a-f]{8}\.svg$/.test(path))).toHaveLength(1);
  });

  test.each([
    ['plano.SVG', 'plano.SVG'],
    ['foto.svg', 'foto-640.svg'],
  ])('is refused if it is not, in one sentence with the line of the import: %s', async (name, found) => {
    const why = `may run code or load files: it has <script>.* …; clean it with npx svgo assets/${found}, or .*`;
    await expect(buildWith(name)).rejects.toThrow(new RegExp(`^\\S*content\\.ts:2: assets/${found} ${why}$`));
  });
});

describe('an SVG of the brand', () => {
  let copy: string;
  beforeAll(() => void (copy = makeCopy()));

  test('is refused if it is not safe (S6)', async () => {
    writeFileSync(join(copy, 'assets/logo.svg'), unsafe);
    await expect(buildSite({ root: copy })).rejects.toThrow(
      /^assets\/logo\.svg may run code or load files: .*; clean it with npx svgo assets\/logo\.svg, or .*$/,
    );
    writeFileSync(join(copy, 'assets/logo.svg'), safe);
    writeFileSync(join(copy, 'assets/icon.svg'), unsafe);
    await expect(buildSite({ root: copy })).rejects.toThrow(
      /^assets\/icon\.svg may run code or load files: .*; clean it with npx svgo assets\/icon\.svg, or .*$/,
    );
  });
});
