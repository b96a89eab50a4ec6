// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { unsafePart } from '../../src/prepare/safe-svg';

const find = (svg: string | Uint8Array) => unsafePart(typeof svg === 'string' ? Buffer.from(svg) : svg);

/** An SVG with this content and these attributes. */
const svg = (content: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;
const script = svg('<script>run()</script>');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('an SVG is refused (S6)', () => {
  test.each([
    ['with a script', script, '<script>'],
    ['with a script in CDATA', svg('<script><![CDATA[run()]]></script>'), '<script>'],
    ['with a script by a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>', '<s:script>'],
    ['with a script after its end', `${svg('')}<script/>`, '<script>'],
    ['with a script between what looks like comments', svg('<![CDATA[<!--]]><script/><![CDATA[-->]]>'), '<script>'],
    ['with a script after a tag with a > in its attribute', svg("<g a='>'><script/></g>"), '<script>'],
    ['with HTML', svg('<foreignObject><b/></foreignObject>'), '<foreignObject>'],
    ['with HTML outside of it', svg('<h:img xmlns:h="http://www.w3.org/1999/xht&#109;l"/>'), 'xmlns:h="http://www.w3.org/1999/xht&#109;l"'],
    ['with a frame', svg('<iframe/>'), '<iframe>'],
    ['with an embedded file', svg('<embed/>'), '<embed>'],
    ['with an object', svg('<object/>'), '<object>'],

    ['with an event', svg('', 'onload="run()"'), 'onload="run()"'],
    ['with an event on several lines', svg('', "\nonload\n=\n'run()'"), "onload\n=\n'run()'"],
    ['with an event of an animation', svg('<animate onbegin="run()"/>'), 'onbegin="run()"'],

    ['with a script in an address', svg('<a href="javascript:run()"/>'), 'href="javascript:run()"'],
    ['with one in character references', svg('<a href="&#106;ava&#x73;cript:run()"/>'), 'href="&#106;ava&#x73;cript:run()"'],
    ['with one with white space', svg('<a href=" java&#9;\nscript:run()"/>'), 'href=" java&#9;\nscript:run()"'],
    ['with one in an animation', svg('<animate values="x;Java&#xA;script:run()"/>'), 'values="x;Java&#xA;script:run()"'],
    ['with an animated address', svg('<set attributeName="xlink:href" to="x"/>'), 'attributeName="xlink:href"'],

    ['with a picture of another host', svg('<image href="https://a.example/b.png"/>'), 'href="https://a.example/b.png"'],
    ['with one by a prefix', svg('<image x:href="//a.example/b.png" xmlns:x="http://www.w3.org/1999/xlink"/>'), 'x:href="//a.example/b.png"'],
    ['with a file of this host', svg('<use href="b.svg#c"/>'), 'href="b.svg#c"'],
    ['with an SVG in an address', svg('<use href="data:image/svg+xml,x#c"/>'), 'href="data:image/svg+xml,x#c"'],
    ['with another base', svg('<use xml:base="https://a.example/" href="#b"/>'), 'xml:base="https://a.example/"'],
    ['with a link that reports clicks', svg('<a href="#b" ping="https://a.example/"/>'), 'ping="https://a.example/"'],
    ['with a fill of another host', svg('<g fill="url(http://a.example/b.svg#c)"/>'), 'fill="url(http://a.example/b.svg#c)"'],
    ['with a style of another host', svg('<g style="fill:#fff;filter:url( &quot;//a.example/b#c&quot; )"/>'), 'style="fill:#fff;filter:url( &quot;//a.example/b#c&quot; )"'],

    ['with an import', svg('<style>a{} @import "b.css";</style>'), '@import "b.css"'],
    ['with an import in CDATA', svg('<style><![CDATA[@import url(b.css);]]></style>'), '@import url(b.css)'],
    ['with an import in pieces', svg('<style>@im<!-- --><![CDATA[port]]> "b.css"</style>'), '@import "b.css"'],
    ['with an import in character references', svg('<style>&#64;import "b.css"</style>'), '@import "b.css"'],
    ['with an import in CSS escapes', svg('<style>@\\69mpor\\0074\r\n "b.css"</style>'), '@import "b.css"'],
    ['with an import in a style by a prefix', svg('<s:style xmlns:s="http://www.w3.org/2000/svg">@import "b.css"</s:style>'), '@import "b.css"'],
    ['with an import in a second style', svg('<style/><style>a{}</style ><style>@import "b.css"</style>'), '@import "b.css"'],
    ['with a font of another host', svg('<style>@font-face{src:url(//a.example/b)}</style>'), 'url(//a.example/b'],
    ['with an address in CSS escapes', svg('<style>a{fill:u\\72l("\\"#/b")}</style>'), 'url("\\#/b"'],
    ['with an address after harmless ones', svg('<style>a{fill:url(#a);filter:url("data:,a");mask:url(b)}</style>'), 'url(b'],
    ['with a set of images', svg('<style>svg{background:image-set("a" 1x)}</style>'), 'image-set('],

    ['with an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, '<!ENTITY>'],
    ['with attributes in its DOCTYPE', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "run()">]>${svg('')}`, '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "run()"'],
    ['with a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'xml-stylesheet'],
    ['that is malformed', svg('<g a="/><script>run()</script><g b="/>'), '<g a="/'],

    ['in ISO 8859-1', Buffer.from(svg('é'), 'latin1'), 'characters that are not UTF-8'],
    ['in UTF-16', utf16(`\ufeff${script}`), 'characters that are not UTF-8'],
    ['in UTF-16 without a mark', utf16(script), 'characters that are not UTF-8'],
    ['in UTF-16, big-endian, without a mark', utf16(script).swap16(), 'characters that are not UTF-8'],
    ['in UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script/+AD4-')}`, 'encoding="UTF-7"'],
    ['in a declared encoding', `<?xml version='1.0' standalone='no'\n encoding = 'iso-8859-1'?>${svg('')}`, "encoding = 'iso-8859-1'"],
  ])('%s', (_, text, found) => expect(find(text)).toBe(found));
});

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="64" height="64" viewBox="0 0 64 64" version="1.1" id="svg1" inkscape:version="1.3.2" sodipodi:docname="logo.svg"
  inkscape:export-filename="C:\\Users\\Ana\\logo.png" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:document-units="px" />
  <defs id="defs1"><linearGradient id="a"><stop offset="0" style="stop-color:#c00;stop-opacity:1;" /></linearGradient>
    <linearGradient xlink:href="#a" id="b" x1="0" x2="64" gradientUnits="userSpaceOnUse" /></defs>
  <metadata id="metadata1"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage" /><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/" />
  </cc:Work></rdf:RDF></metadata>
  <text xml:space="preserve" style="font-size:10px;-inkscape-font-specification:'sans-serif, Normal';fill:url(#b)"><tspan sodipodi:role="line">a &amp; b</tspan></text>
  <use x="0" y="0" xlink:href="#b" id="use1" transform="translate(3)" />
</svg>`;

const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
  viewBox="0 0 64 64" style="enable-background:new 0 0 64 64;" xml:space="preserve">
<style type="text/css"><![CDATA[
  .st0{clip-path:url(#SVGID_1_);} .st1{fill:none;font-family:'MyriadPro-Regular';filter:url('#Drop');mask:url("#m")}
  @font-face{font-family:"A";src:url("data:font/woff2;base64,d09GMg//AA==") format("woff2")}
]]></style>
<g data-name="Capa 1"><defs><rect id="SVGID_2_" width="64" height="64"/></defs>
<clipPath id="SVGID_1_"><use xlink:href="#SVGID_2_"  style="overflow:visible;"/></clipPath></g>
</svg>`;

const figma = `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<rect width="64" height="64" fill="url(#pattern0)"/><g filter="url(#f)"><path d="M1 1h3" stroke='url(&quot;#p&quot;)'/></g>
<defs><pattern id="pattern0"><use xlink:href="#image0" transform="scale(.01)"/></pattern>
<image id="image0" width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo//w=="/><image href="data:image/jpeg;base64,
 /9j/4AAQ"/></defs></svg>`;

describe('an SVG is accepted (S6)', () => {
  test.each([
    ['of Inkscape', inkscape],
    ['of Illustrator', illustrator],
    ['of Figma', figma],
    ['with a byte order mark', `\ufeff${svg('')}`],
    ['whose text tells of code', svg('<title>on = "@import"</title><text>&lt;script&gt; @import url(https://a.example) javascript:</text>')],
    ['whose text tells of code after a style', svg('<style/><text>@import</text><style>a{}</style ><text>@import</text>')],
    ['with an empty address', svg('<use href=""/>')],
    ['whose comment has code', svg('<!-- <script>run()</script> onload="x" -->')],
    ['with animations', svg('<animate attributeName="d" values="M0 0;M1 1"/><animateTransform attributeName="transform" to="360 5 5"/>')],
    ['with a link to a part of it', svg('<a href="#b" target="_self"><g id="b"/></a>')],
    ['with processing instructions', `<?xpacket begin="x"?>${svg('')}`],
  ])('%s', (_, text) => expect(find(text)).toBeUndefined());
});
