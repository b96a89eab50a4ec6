// @vitest-environment node
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remedy } from '../../src/prepare/image-limits';
import { readContent } from '../../src/build/read-content';
import { Mistake } from '../../src/build/mistake';
import { site } from '../site/src/content';
import { root } from '../root';

const picture = join(import.meta.dirname, '../site/assets/geoapp-1.avif');
let folder: string;

/** Reads a content file with one picture, in a temporary folder. */
function read(code: string) {
  const file = join(folder, 'team.ts');
  const project = { id: 'uno', title: 'Uno', desc: 'D', tags: [], link: 'proyectos?id=uno' };
  writeFileSync(file, `${code}
    export const site = ${JSON.stringify(site)};
    export const members = [];
    export const projects = [{ ...${JSON.stringify(project)}, images: [picture] }];`);
  return readContent(root, file);
}

async function mistakeOf(code: string) {
  const error = await read(code).then(() => undefined, (error: unknown) => error);
  expect(error).toBeInstanceOf(Mistake);
  return (error as Mistake).message.replaceAll(`${relative(root, folder).replaceAll(sep, '/')}/`, '');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contenido ñ '));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['foto.avif', 'FOTO-2.AVIF', 'mapa.avif', 'mapa-640.avif', 'IMG_1.HEIC', 'plano.png', 'cv.docx']) copyFileSync(picture, join(folder, 'assets', name));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the extension of a picture may be in capitals, and is in lower case in its address', async () => {
  const { prepared } = await read(`import picture from './assets/FOTO-2.AVIF';`);
  expect(prepared.projects[0]!.captures[0]!.src).toMatch(/^\/assets\/FOTO-2-[0-9a-f]{8}\.avif$/);
});

test.each([
  ['a missing file', 'nada.avif', 'there is no file assets/nada.avif'],
  ['a file in a missing folder', 'nada/nada.avif', 'there is no file assets/nada/nada.avif'],
  ['a name in another case', 'Foto.AVIF', 'there is no file assets/Foto.AVIF, but foto.avif; write it as the file is named'],
  ['a name without extension', 'foto', 'there is no file assets/foto, but FOTO-2.AVIF, foto.avif; write it as the file is named'],
  ['the beginning of a name', 'map', 'there is no file assets/map, but mapa.avif; write it as the file is named'],
  ['the small version of a picture', 'mapa-640.avif', 'assets/mapa-640.avif is the small form of mapa.avif; import that, and the small one goes along by itself'],
  ['a folder', '', `assets is a folder; import one of its files, as in '../assets/geoapp-1.avif'`],
  ['a picture in another format', 'plano.png', `assets/plano.png is no AVIF, SVG or PDF; if it is a picture, ${remedy}`],
  ['a picture that browsers do not support', 'IMG_1.HEIC', `assets/IMG_1.HEIC is no AVIF, SVG or PDF; if it is a picture, ${remedy}`],
  ['a document', 'cv.docx', `assets/cv.docx is no AVIF, SVG or PDF; if it is a picture, ${remedy}`],
])('an import of %s is refused in a sentence', async (_, name, sentence) => {
  expect(await mistakeOf(`import picture from './assets/${name}';`)).toBe(`team.ts:1: ${sentence}`);
});

test('a picture that is not imported is reported', async () => {
  expect(await mistakeOf('')).toBe('content.ts: it fails when it is read: picture is not defined; import it, or write its name as the import does');
});

test('content that fails to load is reported with the reason', async () => {
  expect(await mistakeOf('const picture = 1 +;')).toMatch(/^team\.ts:1: Unexpected ";"$/);
  expect(await mistakeOf('const picture = [].first.name;')).toMatch(/^content\.ts: it fails when it is read: Cannot read properties of undefined/);
});

test.each([['composed', 'NFC', 'NFD'], ['decomposed', 'NFD', 'NFC']])('a name in %s letters is that of a file in the other Unicode form', async (_, form, other) => {
  const name = (in_: string) => `panel día ${form}.avif`.normalize(in_);
  copyFileSync(picture, join(folder, 'assets', name(other)));
  const { prepared } = await read(`import picture from './assets/${name(form)}';`);
  expect(prepared.projects[0]!.captures[0]).toMatchObject({ width: 1280, height: 800 });
});

test.each([['Latin-1', 'latin1', 2], ['UTF-16', 'utf16le', 1]] as const)('content in %s is refused with its line', async (_, encoding, line) => {
  const file = join(folder, 'latin.ts');
  writeFileSync(file, Buffer.from('\ufeffexport const one = 1;\nexport const two = "ñandú";\n'.slice(encoding === 'latin1' ? 1 : 0), encoding));
  await expect(readContent(root, file)).rejects.toThrow(
    new RegExp(`latin\\.ts:${line}: this line is not UTF-8, and its accents would be lost; save the file in the encoding UTF-8$`),
  );
});
