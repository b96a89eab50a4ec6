import { expect, test } from 'vitest';
import { readSvg, refuseBroken, withViewBox } from '../../../src/tools/assets/svg';

const space = 'xmlns="http://www.w3.org/2000/svg"';

test.each([
  ['a size', `<?xml version="1.0"?><svg ${space} width="80px" height="60">`, [80, 60]],
  ['a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 8 4">', [8, 4]],
  ['another in a comment', `<!-- <svg viewBox="0 0 1 2"> -->\n<svg ${space} viewBox="0 0 8 4">`, [8, 4]],
  ['a viewBox, which counts more than a size', `<svg ${space} width="9" viewBox=" 1,2 63.6, 32 "/>`, [64, 32]],
  ['a > in an attribute', `<svg ${space} aria-label='a > "b"' stroke-width="3" width="80" height="60">`, [80, 60]],
  ['a tag on several lines', `<svg\n  ${space}\n  viewBox = '0 0 8 4'\n>`, [8, 4]],
  ['what drawing programs write', `\uFEFF<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns_svg;" viewBox="0 0 8 4"><switch/></svg>`, [8, 4]],
])('reads the size of an SVG with %s', (_, svg, [width, height]) => expect(readSvg(svg)).toEqual({ width, height }));

test('a drawing without a viewBox gets one, so that it fits pictures of other sizes', () => {
  expect(withViewBox(`<!-- <svg > --><svg ${space} width="9px" height="3" id="$&"><g/></svg>`))
    .toBe(`<!-- <svg > --><svg viewBox="0 0 9 3" ${space} width="9px" height="3" id="$&"><g/></svg>`);
  const other = `<svg ${space} viewBox="0 0 8 4"/>`;
  expect(withViewBox(other)).toBe(other);
});

const open = `<svg ${space} viewBox="0 0 8 4">`;

test.each([
  ['is cut off', `${open}\n<g>`, '2:3: unclosed tag: g'],
  ['uses an undeclared prefix', `${open}\n<use xlink:href="#a"/></svg>`, '2:22: unbound namespace prefix'],
  ['has an entity of HTML', `${open}&nbsp;</svg>`, '1:64: undefined entity'],
  ['has a sign that begins entities', `${open}<title>A & B</title></svg>`, /; write &amp; for &$/],
  ['does not begin with its declaration', `\n<?xml version="1.0"?>${open}</svg>`, '2:6: an XML declaration must be'],
  ['has attributes of JSX', `${open}<path strokeWidth={2}/></svg>`, '1:77: unquoted attribute value'],
])('a drawing that %s is refused, since browsers would show nothing of it (S6)', (_, svg, reason) => {
  const refuse = () => refuseBroken(Buffer.from(svg as string), 'assets/a.svg');
  expect(refuse).toThrow('assets/a.svg is not well-formed XML: ');
  expect(refuse).toThrow(reason);
});

test('a drawing in another encoding is refused (S6)', () =>
  expect(() => refuseBroken(Buffer.from(`${open}ñ</svg>`, 'latin1'), 'assets/a.svg'))
    .toThrow('assets/a.svg is not UTF-8; save it as UTF-8'));

test('a drawing that has entities of its own, as those of Illustrator, is not broken', () => {
  const types = '<!DOCTYPE svg [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>';
  const svg = `\uFEFF<?xml version="1.0"?>\n${types}<svg xmlns="&ns_svg;"><title>A &amp; ñ</title></svg>\n`;
  expect(() => refuseBroken(Buffer.from(svg), 'assets/a.svg')).not.toThrow();
});
