import { describe, expect, test } from 'vitest';
import { unsafePart } from '../../src/build/safe-svg';

/** An SVG with this content and these attributes. */
const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;

describe('an SVG is refused (S6)', () => {
  test.each([
    ['a script', svg('<script>run()</script>')],
    ['a script between what looks like comments', svg('<![CDATA[<!--]]><script/><![CDATA[-->]]>')],
    ['a script after a tag with a > in its attribute', svg("<g a='>'><script/></g>")],
    ['HTML', svg('<foreignObject><b/></foreignObject>')],
    ['an event', svg('', 'onload="run()"')],
    ['an event of an animation', svg('<animate onbegin="run()"/>')],
    ['a script in an address', svg('<a href="javascript:run()"/>')],
    ['one in character references', svg('<a href="&#106;ava&#x73;cript:run()"/>')],
    ['an animated address', svg('<set attributeName="xlink:href" to="javascript:run()"/>')],
    ['a picture of another host', svg('<image href="https://a.example/b.png"/>')],
    ['a file of this host', svg('<use href="b.svg#c"/>')],
    ['another base', svg('<use xml:base="https://a.example/" href="#b"/>')],
    ['a fill of another host', svg('<g fill="url(http://a.example/b.svg#c)"/>')],
    ['a style of another host', svg('<g style="fill:#fff;filter:url( &quot;//a.example/b#c&quot; )"/>')],
    ['an import', svg('<style>a{} @import "b.css";</style>')],
    ['an import in character references', svg('<style>&#64;import "b.css"</style>')],
    ['an import in CSS escapes', svg('<style>@\\69mpor\\0074\r\n "b.css"</style>')],
    ['a set of images', svg('<style>svg{background:image-set("a" 1x)}</style>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['a comment in its DOCTYPE', `<!DOCTYPE svg SYSTEM "<!--">${svg('<script/><!-- -->')}`],
    ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
    ['UTF-16', Buffer.from(svg('<script/>'), 'utf16le').toString()],
    ['a declared encoding', `<?xml version='1.0' standalone='no'\n encoding = 'iso-8859-1'?>${svg('')}`],
  ])('with %s', (_, text) => expect(unsafePart(text)).toEqual(expect.any(String)));
});

test('what is found is shown with some of what follows, in one line', () => {
  const found = unsafePart(svg(`<style>a{fill:url(\n\n//a.example/${'b'.repeat(90)})}</style>`));
  expect(found).toBe(`url( //a.example/${'b'.repeat(22)}`);
});

const figma = svg(`<rect width="64" height="64" fill="url(#pattern0)"/><g filter='url("#f")'><path d="M1 1h3"/></g>
  <pattern id="pattern0"><use xlink:href="#image0" transform="scale(.01)"/></pattern>
  <image id="image0" width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo//w=="/>`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"');

describe('an SVG is accepted', () => {
  test.each([
    ['of Figma', figma],
    ['with a declaration and comments', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- onload="x" -->\n${svg('')}`],
    ['whose text tells of code',
      svg('<title>a &amp; b</title><text>&lt;script&gt; javascript: code on the web</text>')],
    ['with a font of its own', svg('<style>@font-face{src:url("data:font/woff2;base64,d09G")}</style>')],
  ])('%s', (_, text) => expect(unsafePart(text)).toBeUndefined());
});
