import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { unsafePart } from '../../src/prepare/safe-svg';
import { makeLogo } from '../../src/make-images/logo';
import { convertPhotos } from '../../src/make-images/photos';
import { addPhotos, assetsWith, sharp } from './harness';

const logoOf = (assets: string) => readFileSync(join(assets, 'logo.svg'));

const green = 'style="fill:#00c000"';

/** A red square and a green one below, with this content and these attributes. */
const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 40" ${attributes}>${content}<rect width="20" height="20" fill="#c00000"/><rect y="20" width="20" height="20" class="b" ${green}/></svg>`;

async function isDrawing(svg: Buffer) {
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y: number) => [...data.subarray(y * info.width * 3, y * info.width * 3 + 3)];
  assert.deepEqual([info.width, info.height, at(5), at(35)], [20, 40, [192, 0, 0], [0, 192, 0]]);
}

const iso = (text: string) => Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>${text}`, 'latin1');

for (const [what, original] of Object.entries({
  'a script': drawing('<script>run()</script>', 'onload="run()"'),
  'HTML with a substitute': drawing('<switch><foreignObject requiredExtensions="http://ns.example/"><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject><g/></switch>'),
  'links': drawing('<a href="javascript:run()"><path d="M0 0h1"/></a><use xlink:href="https://a.example/b.svg#c"/>'),
  'style sheets': `<?xml-stylesheet href="a.css"?>${drawing("<style>@import url('https://a.example/b?c=1;2'); @import 'd.css' screen; .b{fill:#00c000;stroke:url(e.svg#f)}</style>").replace(green, '')}`,
  'styles that load files': drawing('<path d="M0 0h9" mask="url(//a.example/b#c)"/>').replace(green, 'style="fill:#00c000;filter:url(a.svg#b)"'),
  'entities': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns "http://ns.example/"> <!ENTITY d "M0 0h9">]>${drawing('<path d="&d;"/>', 'xmlns:x="&ns;"')}`,
  'another encoding': iso(drawing('<title>Año</title>')),
  'UTF-16': Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${drawing('<title>Año</title>')}`, 'utf16le'),
})) {
  test(`a logo with ${what} is cleaned, and looks the same (S6)`, async () => {
    assert.notEqual(unsafePart(Buffer.from(original)), undefined);
    const assets = assetsWith({ 'logo.svg': original });
    assert.equal(makeLogo(assets), 'assets/logo.svg is made from assets/photos/logo.svg: 1 KB → 1 KB.');
    assert.equal(unsafePart(logoOf(assets)), undefined);
    assert.ok(!`${logoOf(assets)}`.includes('�'));
    await isDrawing(logoOf(assets));
  });
}

test('a logo becomes small, and is made anew only when it has changed', () => {
  const assets = assetsWith({ 'Logo.SVG': drawing(`<!-- ${'notes '.repeat(4000)} -->`) });
  assert.equal(makeLogo(assets), 'assets/logo.svg is made from assets/photos/Logo.SVG: 24 KB → 1 KB.');
  assert.equal(makeLogo(assets), undefined);
  addPhotos(assets, { 'Logo.SVG': drawing('<path d="M0 0h9v9" fill="#00f"/>') });
  assert.match(makeLogo(assets)!, /^assets\/logo\.svg is made from/);
});

test('a logo is no photograph, but one in a folder is', async () => {
  const assets = assetsWith({ 'logo.svg': drawing(''), 'cliente/logo.svg': drawing('') });
  assert.deepEqual((await convertPhotos(assets, () => {})).photos.map(({ path }) => path), ['cliente/logo.svg']);
});

test('without a logo nothing is written', () => {
  const assets = assetsWith({ 'a.png': '' });
  assert.equal(makeLogo(assets), undefined);
  assert.equal(makeLogo(join(assets, 'none')), undefined);
  assert.deepEqual(readdirSync(assets), ['photos']);
});

for (const [what, original, reason] of [
  ['a malformed logo', '<svg xmlns="http://www.w3.org/2000/svg"><g>', /^assets\/photos\/logo\.svg cannot be read as an SVG \([^\n]+\); save it anew as a plain SVG\.$/],
  ['an empty logo', '', /^assets\/photos\/logo\.svg cannot be read as an SVG \(it has no <svg>\); save it anew as a plain SVG\.$/],
  ['a logo of an unknown encoding', `<?xml version="1.0" encoding="nada"?>${drawing('')}`, /^assets\/photos\/logo\.svg cannot be read as an SVG \([^\n]+\); save it anew as a plain SVG\.$/],
  ['a logo that stays unsafe', drawing('<style>@media print{.b{background:image-set("a" 1x)}}</style>'), /^assets\/photos\/logo\.svg cannot be cleaned: it still has [^\n]+; save it anew as a plain SVG without that\.$/],
] as const) {
  test(`${what} is refused in a sentence, and nothing is written (S6)`, () => {
    const assets = assetsWith({ 'logo.svg': original });
    assert.throws(() => makeLogo(assets), { message: reason });
    assert.ok(!existsSync(join(assets, 'logo.svg')));
  });
}
