import { expect, test } from 'vitest';
import { readSvg, withViewBox } from '../../../src/tools/assets/svg';

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
