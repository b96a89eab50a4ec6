import { basename } from 'node:path';
import { maxImageKB } from '../model/pictures';
import { Mistake } from './mistake';

/**
 * Reads the first 4 KB of an AVIF file: the size of its largest image, which is the one that is shown, and whether it
 * has an alpha channel and EXIF or XMP metadata. Sizes are in `ispe` boxes, rotations in `irot` (ISO/IEC 23008-12).
 */
export function readAvif(bytes: Buffer) {
  const head = bytes.toString('latin1', 0, 4096);
  const [largest = []] = [...head.matchAll(/ispe.{12}/gs)]
    .map(({ index }) => [bytes.readUInt32BE(index + 8), bytes.readUInt32BE(index + 12)])
    .sort(([one = 0], [other = 0]) => other - one);
  const [width = 0, height = 0] = /irot[\x01\x03]/.test(head) ? largest.toReversed() : largest; // by 90 degrees
  const hasMetadata = /Exif|rdf\+xml/.test(head);
  const flaw = hasMetadata && 'has EXIF or XMP metadata, such as the place; make it with npm run images';
  return { width, height, hasAlpha: head.includes('auxiliary:alpha'), flaw };
}

// An SVG that is opened by itself can run scripts at the site's origin. What is not plainly harmless is a flaw.

const attribute = /\s+([\w:.-]+)\s*=\s*("[^"<]*"|'[^'<]*')/g;
const attributes = `((?:${attribute.source})*)`;

/** What a file may consist of. Another DOCTYPE could define entities, and another encoding could hide tags. */
const part = RegExp([
  '^\\uFEFF?<\\?xml(?:\\s+\\w+=["\'](?:1\\.0|utf-8|iso-8859-1|yes|no)["\'])*\\s*\\?>',
  '<!DOCTYPE\\s+svg\\s+PUBLIC\\s+"-//W3C//DTD SVG [^"<]*"\\s+"http://www\\.w3\\.org/[^"<]*"\\s*>',
  `<!--[^]*?-->|<!\\[CDATA\\[[^]*?\\]\\]>|[^<]+|</[\\w:.-]+\\s*>|<(?:svg:)?([\\w:.-]+)${attributes}\\s*/?>`,
].join('|'), 'giy');

/** Elements of SVG, and those with the prefix of an editor. */
const elements = RegExp(`^([\\w.-]+:[\\w.-]+|a|animate(Motion|Transform)?|circle|clipPath|defs|desc|ellipse|fe[A-Z]\\w+
  |filter|flow\\w+|font(-face)?|g|glyph|hatch\\w*|image|line|linearGradient|marker|mask|mesh\\w*|metadata|missing-glyph
  |mpath|path|pattern|polygon|polyline|radialGradient|rect|set|stop|style|svg|switch|symbol|text|textPath|title|tref
  |tspan|use|view)$`.replace(/\s/g, ''));

/** XLink, RDF, and namespaces of editors. Browsers ignore those, but not the ones of W3C and Mozilla. */
const namespace = /^(?!.*(&|mozilla\.org|www\.w3\.org\/(?!1999\/(xlink|02\/22-rdf-syntax-ns#)$)))/s;

/** Whether an attribute runs no script, links to no other file, and has no path of the computer of its author. */
function isHarmless(element: string, name: string, value: string) {
  if (/(^|:)on|:(base|export-filename|docbase|absref)$/i.test(name)) return false;
  if (/^xmlns(:svg)?$/.test(name)) return value === 'http://www.w3.org/2000/svg';
  if (name.startsWith('xmlns:')) return namespace.test(value);
  if (name === 'attributeName') return /^(?!href|on)[a-z-]+$/i.test(value);
  if (element === 'a' && /href$/.test(name)) return /^(#|https?:\/\/)/.test(value);
  if (/^(image|feImage)$/.test(element) && /href$/.test(name)) return /^(#|data:image\/)/.test(value);
  return !/href$/i.test(name) || /^(#|$)/.test(value);
}

/** The first part that is not plainly harmless, or an empty text. */
function findFlaw(svg: string) {
  for (const [, element = 'svg', listed = ''] of svg.matchAll(part)) {
    if (!elements.test(element)) return `<${element}>`;
    for (const [text, name, value] of listed.matchAll(attribute)) {
      if (!isHarmless(element, name!, value!.slice(1, -1))) return text.trim();
    }
  }
  return svg.replace(part, '');
}

/** The size of an SVG in pixels, by viewBox or else by width and height, or zeros. Its flaw, if any. */
function readSvg(svg: string) {
  const [root = ''] = RegExp(`<(?:svg:)?svg${attributes}`).exec(svg) ?? [];
  const valueOf = (name: string) => RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(root)?.[1] ?? '';
  const box = valueOf('viewBox').trim().split(/[\s,]+/);
  const sides = box.length === 4 ? box.slice(2) : [valueOf('width'), valueOf('height')];
  const [width = 0, height = 0] = sides.map((side) => Math.round(parseFloat(side)) || 0);
  const found = findFlaw(svg).replace(/\s+/g, ' ').slice(0, 60);
  const flaw = found && `has ${found}, which could be harmful; export a plain SVG, or put a PNG into assets/photos/`;
  return { width, height, hasAlpha: true, flaw };
}

/** The size of a picture, and whether it may be transparent. Throws a Mistake if the picture must not be published. */
export function readPicture(path: string, bytes: Buffer) {
  const unfit = (why: string) => new Mistake(`${basename(path)} ${why}`);
  const { width, height, hasAlpha, flaw } = /\.svg$/i.test(path) ? readSvg(`${bytes}`) : readAvif(bytes);
  if (flaw) throw unfit(flaw);
  if (width === 0 || height === 0) throw unfit('is neither an AVIF nor an SVG with a viewBox');
  const isLarge = bytes.length > maxImageKB * 1024;
  if (isLarge) throw unfit(`has over ${maxImageKB} KB; put its original into assets/photos/, and run npm run images`);
  return { width, height, hasAlpha };
}
