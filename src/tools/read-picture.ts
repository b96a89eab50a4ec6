import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { maxImageKB } from '../model/pictures';
import { UserError } from './user-error';

/**
 * Reads the first 4 KB of an AVIF file. Returns the size of its largest image, which is the one that browsers show, and
 * whether it has an alpha channel. Its flaw is metadata (EXIF or XMP). Sizes are in `ispe` boxes, and rotations in
 * `irot` boxes (ISO/IEC 23008-12).
 */
export function readAvif(bytes: Buffer) {
  const head = bytes.toString('latin1', 0, 4096);
  const [largest = []] = [...head.matchAll(/ispe.{12}/gs)]
    .map(({ index }) => [bytes.readUInt32BE(index + 8), bytes.readUInt32BE(index + 12)])
    .sort(([one = 0], [other = 0]) => other - one);
  const [width = 0, height = 0] = /irot[\x01\x03]/.test(head) ? largest.toReversed() : largest; // rotated by 90 degrees
  const hasMetadata = /Exif|rdf\+xml/.test(head);
  const flaw = hasMetadata && 'has EXIF or XMP metadata, such as a location. Generate it with `npm run images`.';
  return { width, height, hasAlpha: head.includes('auxiliary:alpha'), flaw };
}

// An SVG file that is opened directly can run scripts in the site's origin, so anything not known to be safe is a flaw.

const svgElements = RegExp(`^(a|animate\\w*|circle|clipPath|defs|desc|ellipse|fe\\w+|filter|flow\\w+|font(-face)?|g
  |image|(missing-)?glyph|hatch\\w*|line|(linear|radial)Gradient|marker|mask|mesh\\w*|metadata|mpath|path|pattern|rect
  |polygon|polyline|set|stop|style|svg|switch|symbol|text|textPath|title|tref|tspan|use|view)$`.replace(/\s/g, ''));
// RDF and editors. Browsers interpret other namespaces of W3C and Mozilla.
const foreignNamespace = /^(?!.*(mozilla\.org|www\.w3\.org\/(?!1999\/02\/22-rdf-syntax-ns#$)))./s;
// What the parser ignores: encodings that could hide tags, style sheets, and DOCTYPEs that could define entities.
const unsafeProlog = RegExp(`^\uFEFF?<\\?xml\\s[^>]*encoding\\s*=\\s*["'](?!(utf-8|us-ascii|iso-8859-1)["'])[^>]*
  |<\\?xml-stylesheet|<!DOCTYPE(?!\\s+svg\\s+PUBLIC(\\s+"[^"]*"){2}\\s*>)`.replace(/\n */, ''), 'i');
// CSS that loads another file. Backslashes could hide it.
const loadingCss = /(\\|@import|image-set\(|url\((?!\s*["']?(#|data:)))[^;)}]*/i;

/** Returns whether an attribute runs no script, loads no other file, and reveals no path on its author's computer. */
function isHarmless(element: string, { localName: name, namespaceURI, value }: Attr) {
  if (/^(on.*|base|export-filename|docbase|absref)$/i.test(name)) return false;
  if (name === 'attributeName') return /^(?!href|on)[a-z-]+$/i.test(value);
  if (name !== 'href') return namespaceURI !== null || !loadingCss.test(value);
  if (element === 'a') return /^(#|https?:\/\/)/.test(value);
  return /^(image|feImage)$/.test(element) ? /^(#|data:image\/)/.test(value) : /^(#|$)/.test(value);
}

/** Returns the first part that is not known to be safe, or undefined. */
function findFlaw(svg: string, elements: Element[]) {
  for (const { tagName, localName, namespaceURI, attributes, textContent } of elements) {
    const isSvg = namespaceURI === 'http://www.w3.org/2000/svg';
    const isKnown = isSvg ? svgElements.test(localName) : foreignNamespace.test(namespaceURI ?? '');
    if (!isKnown) return `<${tagName}> ${namespaceURI ? textContent : 'without xmlns'}`;
    const attribute = [...attributes].find((attribute) => !isHarmless(localName, attribute));
    if (attribute) return `${attribute.name}="${attribute.value}"`;
    if (localName === 'style' && loadingCss.test(textContent)) return loadingCss.exec(textContent)![0];
  }
  return unsafeProlog.exec(svg)?.[0];
}

let parser: DOMParser | undefined; // loading jsdom takes half a second

/** Reads the size of an SVG from its viewBox, or else from its width and height (0 if missing), and finds its flaw. */
function readSvg(svg: string) {
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

/** Returns a picture's size and whether it may be transparent. Throws a UserError if it must not be published. */
export function readPicture(path: string, bytes: Buffer) {
  const error = (why: string) => new UserError(`${basename(path)} ${why}`);
  const { width, height, hasAlpha, flaw } = /\.svg$/i.test(path) ? readSvg(`${bytes}`) : readAvif(bytes);
  if (flaw) throw error(flaw);
  if (width === 0 || height === 0) throw error('must be an AVIF file, or an SVG file with a viewBox.');
  const isLarge = bytes.length > maxImageKB * 1024;
  if (isLarge) throw error(`exceeds ${maxImageKB} KB. Put the original in assets/photos/ and run \`npm run images\`.`);
  return { width, height, hasAlpha };
}
