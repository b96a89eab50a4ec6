import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { site } from 'site/content';
import { expect, test } from 'vitest';
import { pictureAdvice } from '../../../src/pictures';
import { readSources } from '../../../src/tools/builder/read-sources';
import { Mistake } from '../../../src/tools/common/mistake';
import { makeFolder, root, writeFiles } from '../../copies/root';

const picture = readFileSync(join(import.meta.dirname, '../../site/assets/geoapp-1.avif'));
const others = ['plano.png', 'plano.tiff', 'letra.TTF', 'demo.mp4', 'informe final.docx'];
const folder = makeFolder({
  'assets/FOTO-2.AVIF': picture, ...Object.fromEntries(others.map((name) => [`assets/${name}`, picture])),
});

mkdirSync(join(folder, 'assets/carpeta.avif'));

function readContent(text: string | Buffer) {
  writeFiles(folder, { 'content.ts': text });
  return readSources({ root, content: join(folder, 'content.ts') });
}

/** Reads content whose only project shows `picture`. */
const read = (code: string) => readContent(`${code}
  export const site = ${JSON.stringify(site)};
  export const members = [];
  export const projects = [{ id: 'uno', title: 'Uno', desc: 'D', tags: [], images: [picture] }];`);

async function mistakeOf(code: string) {
  const error: unknown = await read(code).catch((error) => error);
  expect(error).toBeInstanceOf(Mistake);
  return (error as Mistake).message.replaceAll(`${relative(root, folder).replaceAll(sep, '/')}/`, '');
}

test('the extension of a picture may be in capitals, and is in lower case in its address', async () => {
  const [site] = await read("import picture from './assets/FOTO-2.AVIF';");
  expect(site!.model.projects[0]!.captures[0]!.src).toMatch(/^\/assets\/foto-2-[0-9a-f]{8}\.avif$/);
});

const otherCure = (name: string) => 'cannot be imported, as AVIF, SVG, PDF and WOFF2 can; '
  + `put it into assets/root/, and write \`\${base}${name}\``;

test.each([
  ['a missing file', 'nada.avif',
    'assets/ has no nada.avif; put it there, or its original into assets/photos/ and run npm run images'],
  ['a file by the name of its original', 'Fóto (2).jpg', 'assets/ has FOTO-2.AVIF, not Fóto (2).jpg'],
  ['a file in other letters', 'Foto-2.avif', 'assets/ has FOTO-2.AVIF, not Foto-2.avif'],
  ['a folder', 'carpeta.avif', 'assets/carpeta.avif is empty, or no file; put the file there'],
  ['a picture in another format', 'plano.png', `assets/plano.png is no AVIF, SVG or PDF; ${pictureAdvice()}`],
  ['a scan', 'plano.tiff', `assets/plano.tiff is no AVIF, SVG or PDF; ${pictureAdvice()}`],
  ['a font in another format', 'letra.TTF',
    'assets/letra.TTF is not WOFF2; convert it, or take the WOFF2 of the same font'],
  ['a film', 'demo.mp4', `demo.mp4 ${otherCure('demo.mp4')}`],
  ['a document', 'informe final.docx', `informe final.docx ${otherCure('informe final.docx')}`],
])('an import of %s is refused in a sentence', async (_, name, sentence) => {
  expect(await mistakeOf(`import picture from './assets/${name}';`)).toBe(`content.ts:1: ${sentence}`);
});

test.each([
  ['slanted quotes', 'const picture = ‘a’;', /^content\.ts:1: Unexpected "‘"; write straight quotes: '$/],
  ['a comma that is missing', "const picture = [\n'a'\n'b'];",
    /^content\.ts:3: Expected .*; a comma may be missing at the end of line 2$/],
  ['a semicolon', "const picture = { a: '…'; b: '' };", /^content\.ts:1: Expected "}" but found ";"; write a comma$/],
  ['an apostrophe', "const picture = ['L'Oréal'];",
    /^content\.ts:1: Expected .*; a comma or a ' may be missing before it, and an apostrophe is written \\' or ’$/],
])('%s: the mistake says what to do', async (_, code, sentence) => expect(await mistakeOf(code)).toMatch(sentence));

test.each([
  ['a symbol', 'Symbol()', 'width is a symbol, not a text'],
  ['a BigInt', '1n', 'width is a bigint, not a text'],
  ['a function', '() => 1', 'width is a function, not a text'],
  ['a value that contains itself', 'picture', /^content.ts: Converting circular structure to JSON /],
])('%s of the type any is refused in a sentence', async (_, code, sentence) =>
  expect(await mistakeOf(`const picture: any = {}; picture.width = ${code};`)).toMatch(sentence));

test('content in another encoding than UTF-8 is refused, since its accents would be lost', async () => {
  const latin = Buffer.from(`export const site = ${JSON.stringify({ ...site, brand: 'ñandú' })};`, 'latin1');
  const sentence = 'content.ts: its accents would be lost; save the file as UTF-8';
  await expect(readContent(latin)).rejects.toThrow(sentence);
});
