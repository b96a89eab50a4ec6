import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../../../src/tools/build/bundle';
import { assetsPlugin, readAsset } from '../../../src/tools/assets/read-asset';
import { makeFolder } from '../../fixtures/root';

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../site/assets', name));
const avif = sample('geoapp-1.avif');

/** Reads a file with this content, next to others. Returns the import and the published URLs. */
function read(name: string, content: string | Buffer, others = {}) {
  const files = new Map<string, Buffer>();
  const asset = readAsset(join(makeFolder({ [name]: content, ...others }), name), '/web/', files);
  return { asset, urls: [...files.keys()].map((file) => `/web/${file}`) };
}

test('an AVIF has a size and a hash in its URL (F10)', () => {
  const { asset, urls } = read('Fóto.AVIF', avif);
  expect(asset).toEqual({ src: expect.stringMatching(/^\/web\/assets\/foto-\w{8}\.avif$/), width: 1280, height: 800 });
  expect(urls).toEqual([asset.src]);
});

test('a rotated AVIF has its sides swapped (F10)', () =>
  expect(read('a.avif', Buffer.concat([avif.subarray(0, 100), Buffer.from('irot\x01'), avif.subarray(100)])).asset)
    .toMatchObject({ width: 800, height: 1280 }));

test('a small version is also published (F10)', () => {
  const { asset, urls } = read('a.avif', avif, { 'a-640.avif': sample('geoapp-1-640.avif') });
  const small = asset.src.replace('.avif', '-640.avif');
  expect(asset).toMatchObject({ srcSet: `${small} 640w, ${asset.src} 1280w` });
  expect(urls).toEqual([asset.src, small]);
});

const ns = 'http://www.w3.org/2000/svg';

test.each([
  ['viewBox="0 0 44.5 20"', 45, 20], ["viewBox='0,0,10,20' width='5'", 10, 20], ['width="30px" height="40"', 30, 40],
  ['viewBox="0 0 .4 .3"', 133, 100], // in a unit that is larger than the picture
])('an SVG with %s is %i by %i (F10)', (size, width, height) =>
  expect(read('a.SVG', `<svg xmlns="${ns}" id=">" ${size}/>`).asset)
    .toEqual({ src: expect.any(String), width, height, 'data-alpha': true }));

const aboutSize = 'must be an AVIF file, or an SVG file with a viewBox';

test.each([
  ['an SVG without a size', 'a.svg', `<svg xmlns="${ns}"/>`, aboutSize],
  ['an SVG with a negative size', 'a.svg', `<svg xmlns="${ns}" viewBox="0 0 -5 10"/>`, aboutSize],
  ['an SVG without xmlns', 'a.svg', '<svg viewBox="0 0 9 9"/>', 'has an unsafe or invalid part'],
  ['a file that is no picture', 'a.avif', 'nothing', aboutSize],
  ['a picture with metadata', 'a.avif', Buffer.concat([avif.subarray(0, 100), Buffer.from('Exif'), avif.subarray(100)]),
    'has EXIF or XMP metadata'],
  ['a large file', 'a.svg', `<svg xmlns="${ns}" viewBox="0 0 9 9">${' '.repeat(300 * 1024)}</svg>`, 'exceeds 300 KB'],
])('%s is rejected by name, with the reason (S6)', (_, name, content, reason) =>
  expect(() => read(name, content)).toThrow(`${name} ${reason}`));

const box = `xmlns="${ns}" viewBox="0 0 9 9"`;
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

test.each([
  `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->
    <svg ${box} ${xlink} xmlns:svg="${ns}" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" id="svg5"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.2">
    <inkscape:grid id="a" type="xygrid"/><metadata><rdf:RDF/></metadata>
    <defs><linearGradient id="b" xlink:href="#c"/></defs><svg:path d=""/><text xml:space="preserve">a</text></svg>`,
  `<?xml version="1.0" encoding="utf-8"?>\r\n<!-- Generator: Adobe Illustrator 26.0 -->\r\n${doctype}
    <svg version="1.1" ${box} ${xlink} xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" xml:space="preserve">
    <style type="text/css"><![CDATA[.st0>*{fill:#FFF}]]></style><g i:layer="yes"><path class='st0' d=""/></g>
    <a xlink:href="https://a.example/"><animate attributeName="stroke-width" to="2"/></a>
    <filter id="d"><feFlood flood-opacity="0"/></filter><image xlink:href="data:image/png;base64,iVBORw0KGgo="/></svg>`,
  `<?xml version="1.0" encoding="us-ascii" standalone="no"?><svg ${box}><?plantuml 1.2026.1?><defs/>
    <rect fill="url(#c), url( 'data:image/png;base64,iVBORw0KGgo=' )" style="mask:url(&quot;#d&quot;)"/></svg>`,
])('SVGs from editors are accepted: %s (S6)', (svg) =>
  expect(read('a.svg', svg).asset).toMatchObject({ width: 9, height: 9 }));

test.each([
  ...[
    '<script>a()</script>', '<foreignObject/>', `<s:script xmlns:s="${ns}"/>`,
    '<s:script xmlns:s="http://ww&#119;.w3.org/2000/svg"/>', '<set attributeName="onload"/>',
    '<g id=">" onload="a()"/>', '<g\nONLOAD="a()"/>', '<set attributeName="xlink:href"/>',
    '<a href="java&#115;cript:a()"/>', `<a ${xlink} xlink:href="data:a,b"/>`,
    '<g fill="url(https://a.example/a.svg#b)"/>', '<g style="filter:url(&#34;//a.example/b&#34;)"/>',
    "<set attributeName='fill' to='u\\72l(a.svg#b)'/>", '<style>a{}<![CDATA[@import "a.css";]]></style>',
    '<style>a{fill:url(#b);mask:URL( a.svg#b)}</style>', '<style>a{cursor:image-set("a.png" 1x)}</style>',
    '<g xml:base="javascript:a()//"/>', '<use href="b.svg#a"/>', '<image href="file:///home/ana/a.png"/>',
    '<g inkscape:export-filename="/home/ana/a.png"/>', '<g xmlns="http://www.w3.org/1999/xhtml"/>',
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh"/>', '<g', '<g a="<"/>',
  ].map((content) => `<svg ${box}>${content}</svg>`),
  `<?xml-stylesheet href="a.xsl"?><svg ${box}/>`, `<?xml version="1.0" encoding="iso-2022-jp"?><svg ${box}/>`,
  `${doctype.replace('>', ' [<!ATTLIST svg onload CDATA "a()">]>')}<svg ${box}/>`,
  `<!DOCTYPE svg SYSTEM "a.dtd"><svg ${box}/>`, `<svg ${box}/>\0<\0s\0c\0r\0i\0p\0t\0/\0>`,
])('an SVG that might run a script or reveal a path is rejected, with advice: %s (S6)', (svg) =>
  expect(() => read('a.svg', svg)).toThrow(/^a\.svg has .* PNG into assets\/photos\/\.$/));

test('other files have no size (F10)', () => expect(Object.keys(read('cv.pdf', '%PDF-').asset)).toEqual(['src']));

const bundled = (files: Record<string, string | Buffer>) =>
  bundle(makeFolder(files), 'a.ts', '', { plugins: [assetsPlugin('/', new Map())] });

const advice = /oto\.\w+ .*assets\/photos\/.*npm run images[^]*a\.ts:1/i;
test.each([['Foto.PNG', advice], ['assets/photos/foto.avif', advice], ['node_modules/a/b.png', /No loader is/]])(
  'an import of %s is rejected with its place and advice, or by esbuild (U4)', (name, sentence) =>
    expect(bundled({ [name]: '', 'a.ts': `import foto from './${name}';\nlog(foto);` })).rejects.toThrow(sentence));

test('missing pictures are named, and the command that generates them is named once (U4)', async () => {
  const script = "export * from './1.avif'; export * from './A.avif';"; // differs in case
  const refused = await bundled({ 'a.avif': avif, 'a.ts': script }).catch(String);
  for (const name of ['1.avif', 'A.avif']) expect(refused).toMatch(RegExp(`ERROR\\] (?!ENOENT).*${name}`));
  expect(`${refused}`.match(/npm run images` generates/g)).toHaveLength(1);
});
