import { expect, test } from 'vitest';
import { markRoot, readSvg } from '../../../src/tools/assets/svg';

const namespaces = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:s-1="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml"`;

const drawing = (content: string, attributes = '') => `<svg ${namespaces} ${attributes}>\n${content}\n</svg>`;

const codeOf = (svg: string) =>
  /^could run code: line (\d+) has (.+); delete that part$/s.exec(readSvg(svg).wrong ?? '');

test.each([
  ['<g a=">"/><script>run()</script>', '<script>'],
  ['<s-1:script href="a.js"/>', '<s-1:script>'],
  ['<g onclick="run()"/>', 'onclick="run()"'],
  ['<g ONCLICK = \'run()\'/>', 'ONCLICK="run()"'],
  ['<a href="javascript:run()"/>', 'href="javascript:run()"'],
  ['<a xlink:href=" &#106;ava&#10;script:run()"/>', 'xlink:href=" java script:run()"'],
  ['<animate attributeName="href" values="x; javascript:run()"/>', 'values="x; javascript:run()"'],
  ['<set attributeName="href" to="javascript:run()"/>', 'to="javascript:run()"'],
  ['<foreignObject><h:iframe srcdoc="a"/></foreignObject>', '<h:iframe>'],
  ['<foreignObject><h:script/></foreignObject>', '<h:script>'],
  ['<foreignObject><h:img src="a" onerror="run()"/></foreignObject>', 'onerror="run()"'],
])('a drawing with %s could run code (S6)', (content, part) => {
  const [, line, code] = codeOf(drawing(content))!;
  expect([line, code]).toEqual(['3', part]);
});

const withType = (type: string, content = '') => `<!DOCTYPE svg ${type}>\n${drawing(content)}`;

test.each([
  [withType('[<!ENTITY a "&#60;script>run()">]', '&a;'), '[<!ENTITY a "&#60;script>run()">]'],
  [withType("[<!ENTITY a '&#60;script>'>]", '&a;'), "[<!ENTITY a '&#60;script>'>]"],
  [withType('[<!ENTITY a "<script/>">]', '&a;'), '[<!ENTITY a "<script/>">]'],
  [withType("[<!ENTITY a '<script/>'>]", '&a;'), "[<!ENTITY a '<script/>'>]"],
  [withType('[<!ENTITY a "b"><!ENTITY % c "d"> %c;]', '&a;'), '[<!ENTITY % c "d"> %c;]'],
  [withType('[<!ENTITY a "b">] c'), '[] c'],
  [withType('[<!ATTLIST svg onload CDATA "run()">]'), '[<!ATTLIST svg onload CDATA "run()">]'],
  [`<!DOCTYPE svg [<!-- ' -->]>${drawing('', 'onload="run()" a="\'"')}`, "[<!-- ' -->]"],
  [`<?xml-stylesheet type="text/xsl" href="#a"?>${drawing('')}`, '<?xml-stylesheet type="text/xsl" href="#…'],
])('what a drawing declares before its root may be code (S6): %j', (svg, part) => {
  expect(codeOf(svg)?.[2]).toBe(part);
});

test('an address that an entity hides is read as browsers do (S6)', () => {
  const svg = withType('[<!ENTITY a "javascript:"> <!ENTITY a "b">]', '<a href="&a;run()"/>');
  expect(codeOf(svg)?.[2]).toBe('href="javascript:run()"');
});

test.each([
  drawing('<text>onclick="a", online="sí", &lt;script&gt;, javascript: y más</text>'),
  drawing('', 'online="sí" aria-label="javascript: a"'),
  drawing('<style><![CDATA[@import url(a.css); <script>]]></style><image xlink:href="file:///home/ana/foto.png"/>'),
  drawing('<foreignObject><h:div><h:p>Hola</h:p><h:a href="https://a.example/">a</h:a></h:div></foreignObject>'),
  withType('PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"'),
  `<?xml version="1.0" encoding="iso-8859-1"?><?xml-stylesheet type="text/css" href="a.css"?>${drawing('')}`,
  `\uFEFF<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">
\t<!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>
]>
<svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" i:viewOrigin="0 0"><switch><i:pgf id="a"/></switch></svg>`,
])('nothing is wrong with an innocent drawing: %#', (svg) => expect(readSvg(svg).wrong).toBeUndefined());

const shownByNone = 'is shown by no browser; write xmlns="http://www.w3.org/2000/svg" into its <svg>';
const noSvg = 'is no SVG in UTF-8; save it anew';

test.each([
  ['<svg viewBox="0 0 1 1"/>', shownByNone],
  ['<svg xmlns="http://www.w3.org/2000/SVG"/>', shownByNone],
  [`<?xml version="1.0" encoding="utf-7"?>${drawing('')}`, noSvg],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', noSvg],
  ['', noSvg],
  ['<svg:svg/>', 'is not well-formed: line 1: unbound namespace prefix: "svg"; save it anew'],
  [drawing('<g>'), 'is not well-formed: line 4: unexpected close tag; save it anew'],
  [drawing('A & B &nbsp;'), 'is not well-formed: line 3: disallowed character in entity name; save it anew'],
])('what browsers do not show is refused with its place: %j', (svg, wrong) => expect(readSvg(svg).wrong).toBe(wrong));

test.each(['svg', 'svg:svg'])('the root, %s, is marked, and nothing that looks like it', (name) => {
  const rest = '<g a="b"/></svg>';
  const start = (marks: string) => `<!-- <svg a="c"> --><${name} b='/>ñ😀'${marks}\n>`;
  for (const marks of ['', ' a="b"']) {
    expect(markRoot(start(marks) + rest, 'a', 'd')).toBe(start(' a="d"').replace('<svg a="c">', '<svg>') + rest);
  }
});
