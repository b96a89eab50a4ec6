import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { unsafePart } from '../../src/build/safe-svg';
import { cleanDrawing } from '../../src/make-images/drawings';
import { assetsWith, sharp } from './harness';

/** Writes a drawing to a new folder `assets/`. Returns the folder. */
function assetsWithDrawing(svg: string | Buffer, path = 'logo.svg') {
  const assets = assetsWith({});
  mkdirSync(dirname(join(assets, path)), { recursive: true });
  writeFileSync(join(assets, path), svg);
  return assets;
}

const drawingOf = (assets: string) => readFileSync(join(assets, 'logo.svg'));

const green = 'style="fill:#00c000"';

/** A red square and a green one below, with this content and these attributes. */
const drawing = (content: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"
  xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 40" ${attributes}>${content}
  <rect width="20" height="20" fill="#c00000"/><rect y="20" width="20" height="20" class="b" ${green}/></svg>`;

async function isDrawing(svg: Buffer) {
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y: number) => [...data.subarray(y * info.width * 3, y * info.width * 3 + 3)];
  assert.deepEqual([info.width, info.height, at(5), at(35)], [20, 40, [192, 0, 0], [0, 192, 0]]);
}

for (const [what, original] of Object.entries({
  'a script': drawing('<script>run()</script>', 'onload="run()"'),
  'links': drawing('<a href="javascript:run()"><path d="M0 0h1"/></a><use xlink:href="https://a.example/b.svg#c"/>'),
  'a mask that loads a file': drawing('<path d="M0 0h9" mask="url(//a.example/b#c)"/>'),
  'entities': `<!DOCTYPE svg [<!ENTITY ns "http://ns.example/"> <!ENTITY d "M0 0h9">]>${
    drawing('<path d="&d;"/>', 'xmlns:x="&ns;"')}`,
})) {
  test(`a drawing with ${what} is cleaned, and looks the same (S6)`, async () => {
    assert.notEqual(unsafePart(original), undefined);
    const assets = assetsWithDrawing(original);
    assert.match(cleanDrawing(assets, 'logo.svg')!, /^assets\/logo\.svg is cleaned\.$/);
    assert.equal(unsafePart(`${drawingOf(assets)}`), undefined);
    await isDrawing(drawingOf(assets));
    assert.equal(cleanDrawing(assets, 'logo.svg'), undefined, 'once');
  });
}

test('a drawing becomes small, and one that is small stays as it is', () => {
  const notes = assetsWithDrawing(drawing(`<!-- ${'notes '.repeat(4000)} -->`));
  assert.match(cleanDrawing(notes, 'logo.svg')!, /is cleaned/);
  assert.ok(drawingOf(notes).length < 1000);
  const path = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>\n';
  const small = assetsWithDrawing(path);
  assert.equal(cleanDrawing(small, 'logo.svg'), undefined);
});

for (const [what, original, reason] of [
  ['a malformed drawing', '<svg xmlns="http://www.w3.org/2000/svg"><g>', /cannot be cleaned \([^\n]+\); save it anew/],
  ['one whose styles load files', drawing('').replace(green, 'style="fill:#00c000;filter:url(a.svg#b)"'),
    /cannot be cleaned \(it has url\(a\.svg[^\n]+ …\); save it anew/],
] as const) {
  test(`${what} is refused in a sentence, and stays as it is (S6)`, () => {
    const assets = assetsWithDrawing(original);
    assert.throws(() => cleanDrawing(assets, 'logo.svg'), { message: reason });
    assert.ok(existsSync(join(assets, 'logo.svg')) && drawingOf(assets).equals(Buffer.from(original)));
  });
}
