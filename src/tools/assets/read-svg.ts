import { createRequire } from 'node:module';

// An SVG file that is opened directly can run scripts in the site's origin, so anything not known to be safe is a flaw.

const svgElements = RegExp(`^(a|animate\\w*|circle|clipPath|defs|desc|ellipse|fe\\w+|filter|flow\\w+|font(-face)?|g
  |image|(missing-)?glyph|hatch\\w*|line|(linear|radial)Gradient|marker|mask|mesh\\w*|metadata|mpath|path|pattern|rect
  |polygon|polyline|set|stop|style|svg|switch|symbol|text|textPath|title|tref|tspan|use|view)$`.replace(/\s/g, ''));
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
// Browsers interpret other namespaces of W3C and Mozilla, but not those of editors.
const interpretedNamespace = /^$|mozilla\.org|www\.w3\.org\//;
// What the parser ignores: encodings that could hide tags, style sheets, and DOCTYPEs that could define entities.
const unsafeProlog = RegExp([
  /^\uFEFF?<\?xml\s[^>]*encoding\s*=\s*["'](?!(utf-8|us-ascii|iso-8859-1)["'])[^>]*/,
  /<\?xml-stylesheet/,
  /<!DOCTYPE(?!\s+svg\s+PUBLIC(\s+"[^"]*"){2}\s*>)/,
].map(({ source }) => source).join('|'), 'i');
// CSS that loads another file. Backslashes could hide it.
const loadingCss = /(\\|@import|image-set\(|url\((?!\s*["']?(#|data:)))[^;)}]*/i;

// Other elements may only refer to parts of the same file.
const harmlessLinks = new Map([
  ['a', /^(#|https?:\/\/)/], ['image', /^(#|data:image\/)/], ['feImage', /^(#|data:image\/)/],
]);

/** Returns whether an attribute runs no script, loads no other file, and reveals no path on its author's computer. */
function isHarmless(element: string, { localName: name, namespaceURI, value }: Attr) {
  if (/^(on.*|base|export-filename|docbase|absref)$/i.test(name)) return false;
  switch (name) {
    case 'attributeName': return /^(?!href|on)[a-z-]+$/i.test(value);
    case 'href': return (harmlessLinks.get(element) ?? /^(#|$)/).test(value);
    default: return namespaceURI !== null || !loadingCss.test(value);
  }
}

/** Returns the first part that is not known to be safe, or undefined. */
function findFlaw(svg: string, elements: Element[]) {
  for (const { tagName, localName, namespaceURI, attributes, textContent } of elements) {
    const namespace = namespaceURI ?? '';
    const isKnown = namespace === 'http://www.w3.org/2000/svg' ? svgElements.test(localName)
      : namespace === rdf || !interpretedNamespace.test(namespace);
    if (!isKnown) return `<${tagName}> ${namespace ? textContent : 'without xmlns'}`;
    const attribute = [...attributes].find((attribute) => !isHarmless(localName, attribute));
    if (attribute) return `${attribute.name}="${attribute.value}"`;
    if (localName === 'style' && loadingCss.test(textContent)) return loadingCss.exec(textContent)![0];
  }
  return unsafeProlog.exec(svg)?.[0];
}

let parser: DOMParser | undefined; // loading jsdom takes half a second

/** Reads the size of an SVG from its viewBox, or else from its width and height (0 if missing), and finds its flaw. */
export function readSvg(svg: string) {
  parser ??= new (new (createRequire(import.meta.url)('jsdom').JSDOM)().window.DOMParser)();
  const { documentElement: root } = parser!.parseFromString(svg, 'image/svg+xml');
  const box = root.getAttribute('viewBox')?.trim().split(/[\s,]+/) ?? [];
  const sides = box.length === 4 ? box.slice(2) : ['width', 'height'].map((name) => root.getAttribute(name) ?? '');
  const least = Math.min(...sides.map(parseFloat));
  const scale = least < 1 ? 100 / least : 1; // rounding small sides would change their ratio
  const [width = 0, height = 0] = sides.map((side) => Math.round(parseFloat(side) * scale) || 0);
  const part = findFlaw(svg, [root, ...root.querySelectorAll('*')])?.replace(/\s+/g, ' ').slice(0, 60);
  const flaw = part && `has an unsafe or invalid part (${part}). Export a plain SVG, or put a PNG into assets/photos/.`;
  return { width, height, hasAlpha: true, flaw };
}
