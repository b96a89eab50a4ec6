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

test('the name of a picture may be in capitals, and is in lower case in its address', async () => {
  const [site] = await read("import picture from './assets/FOTO-2.AVIF';");
  expect(site!.model.projects[0]!.captures[0]!.src).toMatch(/^\/assets\/foto-2-[0-9a-f]{8}\.avif$/);
});

const otherAdvice = 'cannot be imported, as AVIF, SVG, PDF and WOFF2 can; '
  + 'put it into assets/root/, and write its whole address';

const importing = "import picture from './assets";

test.each<[what: string, code: string, sentence: string | RegExp]>([
  ['a missing file', `${importing}/nada.avif';`,
    '1: assets/ has no nada.avif; put it there, or its original into assets/photos/ and run npm run images'],
  ['a file by the name of its original', `${importing}/Fóto (2).jpg';`, '1: assets/ has FOTO-2.AVIF, not Fóto (2).jpg'],
  ['a folder', `${importing}/carpeta.avif';`,
    '1: assets/carpeta.avif is empty, or no file; put the file there'],
  ['another format', `${importing}/plano.png';`, `1: assets/plano.png is not an AVIF, SVG or PDF; ${pictureAdvice()}`],
  ['a font in another format', `${importing}/letra.TTF';`,
    '1: assets/letra.TTF is not WOFF2; convert it, or take the WOFF2 of the same font'],
  ['a film', `${importing}/demo.mp4';`, `1: demo.mp4 ${otherAdvice}`],
  ['slanted quotes', 'const picture = ‘a’;', /^1: Unexpected "‘"; write straight quotes: '$/],
  ['a missing comma', "const picture = [\n'a'\n'b'];", /^3: Expected .*; a comma may be missing at the end of line 2$/],
  ['a semicolon', "const picture = { a: '…'; b: '' };", /^1: Expected "}" but found ";"; write a comma$/],
  ['an apostrophe', "const picture = ['L'Oréal'];",
    /^1: Expected .*; a comma or a ' may be missing before it, and an apostrophe is written \\' or ’$/],
  ['a symbol', 'const picture: any = Symbol();', ' 0 is a symbol, not a text'],
  ['a BigInt', 'const picture: any = 1n;', ' 0 is a bigint, not a text'],
  ['a value in itself', 'const picture: any = {}; picture.a = picture;', /^ Converting circular structure to JSON /],
])('%s in the content is refused in a sentence', async (_, code, sentence) => {
  const message = (await mistakeOf(code)).replace('content.ts:', '');
  expect(message).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
});

test('content in another encoding than UTF-8 is refused', async () => {
  const latin = Buffer.from(`export const site = ${JSON.stringify({ ...site, brand: 'ñandú' })};`, 'latin1');
  await expect(readContent(latin)).rejects.toThrow('content.ts: its accents would be lost; save the file as UTF-8');
});
