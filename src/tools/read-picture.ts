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

const attribute = /\s+([\w:.-]+)\s*=\s*("[^"<]*"|'[^'<]*')/g;
const attributes = `((?:${attribute.source})*)`;

/** Matches the allowed parts of a file. Other DOCTYPEs could define entities, and other encodings could hide tags. */
const part = RegExp([
  '^\\uFEFF?<\\?xml(?:\\s+\\w+=["\'](?:1\\.0|utf-8|iso-8859-1|yes|no)["\'])*\\s*\\?>',
  '<!DOCTYPE\\s+svg\\s+PUBLIC\\s+"-//W3C//DTD SVG [^"<]*"\\s+"http://www\\.w3\\.org/[^"<]*"\\s*>',
  `<!--[^]*?-->|<!\\[CDATA\\[[^]*?\\]\\]>|[^<]+|</[\\w:.-]+\\s*>|<(?:svg:)?([\\w:.-]+)${attributes}\\s*/?>`,
].join('|'), 'giy');

/** Matches the allowed elements: those of SVG, and those with the prefix of an editor. */
const elements = RegExp(`^([\\w.-]+:[\\w.-]+|a|animate(Motion|Transform)?|circle|clipPath|defs|desc|ellipse|fe[A-Z]\\w+
  |filter|flow\\w+|font(-face)?|g|glyph|hatch\\w*|image|line|linearGradient|marker|mask|mesh\\w*|metadata|missing-glyph
  |mpath|path|pattern|polygon|polyline|radialGradient|rect|set|stop|style|svg|switch|symbol|text|textPath|title|tref
  |tspan|use|view)$`.replace(/\s/g, ''));

/** Matches XLink, RDF and the namespaces of editors. Browsers interpret other namespaces of W3C and Mozilla. */
const namespace = /^(?!.*(&|mozilla\.org|www\.w3\.org\/(?!1999\/(xlink|02\/22-rdf-syntax-ns#)$)))/s;

/** Returns whether an attribute runs no script, loads no other file, and reveals no path on its author's computer. */
function isHarmless(element: string, name: string, value: string) {
  if (/(^|:)on|:(base|export-filename|docbase|absref)$/i.test(name)) return false;
  if (/^xmlns(:svg)?$/.test(name)) return value === 'http://www.w3.org/2000/svg';
  if (name.startsWith('xmlns:')) return namespace.test(value);
  if (name === 'attributeName') return /^(?!href|on)[a-z-]+$/i.test(value);
  if (element === 'a' && /href$/.test(name)) return /^(#|https?:\/\/)/.test(value);
  if (/^(image|feImage)$/.test(element) && /href$/.test(name)) return /^(#|data:image\/)/.test(value);
  return !/href$/i.test(name) || /^(#|$)/.test(value);
}

/** Returns the first part that is not known to be safe, or an empty string. */
function findFlaw(svg: string) {
  for (const [, element = 'svg', listed = ''] of svg.matchAll(part)) {
    if (!elements.test(element)) return `<${element}>`;
    for (const [text, name, value] of listed.matchAll(attribute)) {
      if (!isHarmless(element, name!, value!.slice(1, -1))) return text.trim();
    }
  }
  return svg.replace(part, '');
}

/** Reads the size of an SVG from its viewBox, or else from its width and height (0 if missing), and finds its flaw. */
function readSvg(svg: string) {
  const [root = ''] = RegExp(`<(?:svg:)?svg${attributes}`).exec(svg) ?? [];
  const valueOf = (name: string) => RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(root)?.[1] ?? '';
  const box = valueOf('viewBox').trim().split(/[\s,]+/);
  const sides = box.length === 4 ? box.slice(2) : [valueOf('width'), valueOf('height')];
  const [width = 0, height = 0] = sides.map((side) => Math.round(parseFloat(side)) || 0);
  const found = findFlaw(svg).replace(/\s+/g, ' ').slice(0, 60);
  const flaw = found && `has ${found}, which could be harmful. Export a plain SVG, or put a PNG into assets/photos/.`;
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
