// Draws the images for shared links and the icons as SVG.
import { shareHeight, shareWidth } from '../../pictures';
import { escapeHtml } from '../../prerender/escape-html';
import { initialOf } from '../../prerender/initials';
import { type Brand, ratioOf } from './brand';

const font = "ui-monospace, Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', 'Liberation Mono', monospace";
const advance = 0.605; // the width of a character in em, in the widest of the fonts
const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60]/gu; // 1em wide

/** The width of a text in em, with this for each character that is not wide. */
const widthOf = (text: string, each = advance) =>
  [...text.replace(/\p{M}/gu, '')].length * each + (text.match(wide)?.length ?? 0) * (1 - advance);

const margin = 80;
const room = shareWidth - 2 * margin;

const svg = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${content}\n</svg>\n`;

const write = (text: string, x: number, y: number, look: string) =>
  `<text x="${x}" y="${y}" ${look}>${escapeHtml(text)}</text>`;

const image = (logo: string, box: string) =>
  `<image href="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}" ${box}/>`;

/** An icon with the first letter of the brand, and corners of this radius. */
export function initialIcon(brand: Brand, radius: number) {
  const look = `fill="${brand.ink}" font-family="${font}" font-size="38" font-weight="700" text-anchor="middle"`;
  return svg('viewBox="0 0 64 64"', [
    `<title>${escapeHtml(brand.brand)}</title>`,
    `<rect width="64" height="64" rx="${radius}" fill="${brand.fill}"/>`,
    write(initialOf(brand.brand, 'en'), 32, 45, look),
  ].join('\n'));
}

/** A logo that is another one in a dark colour scheme. */
function logosIcon(logo: string, darkLogo: string) {
  const width = 64 * ratioOf(logo);
  const box = `width="${width}" height="64"`;
  return svg(`viewBox="0 0 ${width} 64"`, [
    '<style>.dark{display:none}@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>',
    image(logo, `class="light" ${box}`),
    image(darkLogo, `class="dark" ${box}`),
  ].join('\n'));
}

/** The icon for tabs: the logo, or the first letter of the brand. */
export function icon(brand: Brand) {
  if (!brand.logo) return initialIcon(brand, 14);
  return brand.darkLogo ? logosIcon(brand.logo, brand.darkLogo) : brand.logo;
}

/** The icon for phones, which round its corners themselves. */
export function touchIcon(brand: Brand) {
  if (!brand.logo) return initialIcon(brand, 0);
  const logo = image(brand.logo, 'x="8" y="8" width="48" height="48"');
  return svg('viewBox="0 0 64 64"', `<rect width="64" height="64" fill="#fff"/>${logo}`);
}

/** The left edge of what begins at `x`, counted from the side on which lines begin. */
const leftOf = ({ isMirrored }: Brand, x: number, width = 0) => (isMirrored ? shareWidth - x - width : x);

/** The mark before the name, and its width: a square, or the logo on a white tile. */
function drawMark(brand: Brand): [mark: string, width: number] {
  const { logo, ink } = brand;
  if (!logo) return [`<rect x="${leftOf(brand, margin, 32)}" y="77" width="32" height="32" rx="8" fill="${ink}"/>`, 32];
  const wide = Math.min(ratioOf(logo) * 52, 320);
  const left = leftOf(brand, margin, wide + 24);
  const tile = `<rect x="${left}" y="55" width="${wide + 24}" height="76" rx="14" fill="#fff"/>`;
  return [tile + image(logo, `x="${left + 12}" y="67" width="${wide}" height="52"`), wide + 24];
}

/** Wraps a text into lines of at most `width` characters. Breaks only words that exceed a line. */
export const wrap = (text: string, width: number): string[] =>
  text.trim().replace(/\s+/g, ' ').match(new RegExp(`\\S.{0,${width - 1}}(?= |$)|\\S{${width}}`, 'gu')) ?? [];

/**
 * The headline with the square after it, at the largest size at which it fits and no word is broken, or as much of it
 * as fits the smallest.
 */
function drawHeadline(brand: Brand) {
  const text = brand.headline;
  const tight = advance - 0.03; // for its letter spacing
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length));
  const layouts = [72, 56, 44, 36].map((size) => {
    const letter = size * (text.match(wide) ? 1 : tight);
    const letters = Math.floor(room / letter);
    const most = Math.floor(350 / (size * 1.2));
    const lines = wrap(text, letters);
    return { size, lines: lines.slice(0, most), fits: longest <= letters && lines.length <= most };
  });
  const { size, lines } = layouts.find(({ fits }) => fits) ?? layouts.at(-1)!;
  const yOf = (line: number) => 318 + (line - (lines.length - 1) / 2) * size * 1.2 + size * 0.365; // centres capitals
  const look = `font-size="${size}" font-weight="700" letter-spacing="${-0.03 * size}"`;
  const side = size * 0.4;
  const last = lines.at(-1)!;
  const x = leftOf(brand, margin + widthOf(last, tight) * size + size * 0.09, side);
  const y = yOf(lines.length - 1) - side;
  const mark = `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side / 5}"/>`;
  return lines.map((line, index) => write(line, leftOf(brand, margin), yOf(index), look)).join('') + mark;
}

/** The size, at most `size`, at which a text fits into one line of `space` px. */
const fitLine = (text: string, size: number, space: number) => Math.min(size, space / widthOf(text));

/** The image for shared links, 1200 by 630 px. */
export function share(brand: Brand) {
  const [mark, markWidth] = drawMark(brand);
  const nameAt = markWidth + 20;
  const nameSize = fitLine(brand.brand, 36, room - nameAt);
  const box = `width="${shareWidth}" height="${shareHeight}"`;
  const direction = brand.isMirrored ? ' direction="rtl"' : '';
  return svg(`${box} font-family="${font}" fill="${brand.ink}"${direction}`, [
    `<rect ${box} fill="${brand.fill}"/>`,
    mark,
    write(brand.brand, leftOf(brand, margin + nameAt), 93 + nameSize / 3, `font-size="${nameSize}" font-weight="700"`),
    drawHeadline(brand),
    write(brand.host, leftOf(brand, margin), 550, `font-size="${fitLine(brand.host, 28, room)}" opacity=".85"`),
  ].join('\n'));
}
