import { isUtf8 } from 'node:buffer';
import { fromJsdom } from '../common/from-jsdom';
import { Mistake } from '../common/mistake';

const { SaxesParser } = fromJsdom('saxes'); // reads XML

/** Throws a Mistake for a drawing that browsers cannot read. */
export function refuseBroken(svg: Buffer, file: string) {
  if (!isUtf8(svg)) throw new Mistake(`${file} is not UTF-8; save it as UTF-8`); // as its header says
  const parser = new SaxesParser({ xmlns: true });
  const text = `${svg}`;
  try {
    for (const [, name, value] of text.matchAll(/<!ENTITY\s+(\S+)\s+["']([^"']*)/g)) parser.ENTITIES[name!] = value;
    parser.write(text).close();
  } catch (error) {
    const hint = /&(?!#?\w+;)/.test(text) ? '; write &amp; for &' : '';
    throw new Mistake(`${file} is not well-formed XML: ${(error as Error).message}${hint}`);
  }
}

const rootTag = /<(?:[\w-]+:)?svg(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/;

const findRoot = (svg: string) => rootTag.exec(svg.replace(/<!--.*?-->/gs, ''))?.[0] ?? '';

const attributeOf = (tag: string, name: string) => RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1];

/** NaN for other units. */
const pixels = (length = '') => Number(length.replace(/px\s*$/i, ''));

/** The size of an SVG in pixels, or zeros or NaN. Browsers show none without a namespace. */
export function readSvg(svg: string) {
  const root = findRoot(svg);
  if (attributeOf(root, 'xmlns(?::\\w+)?') === undefined) return { width: 0, height: 0 };
  // The viewBox first: it sets the proportions, and width and height may not be in pixels.
  const [, , width = pixels(attributeOf(root, 'width')), height = pixels(attributeOf(root, 'height'))] =
    attributeOf(root, 'viewBox')?.trim().split(/[\s,]+/).map(Number) ?? [];
  return { width: Math.round(width), height: Math.round(height) };
}

/** Adds a `viewBox` to a drawing without one, which would keep its size in a smaller picture. */
export function withViewBox(svg: string) {
  const root = findRoot(svg);
  if (attributeOf(root, 'viewBox') !== undefined) return svg;
  const { width, height } = readSvg(svg);
  return svg.replace(root, () => root.replace(/svg(?=\s)/, `svg viewBox="0 0 ${width} ${height}"`));
}
