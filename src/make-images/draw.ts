// Draws the share image and the icons as SVG.
import { type Brand, fingerprint } from '../build/brand';
import { escapeHtml } from '../prerender/escape-html';

/** A logo as a `data:` URL with its size in pixels, and whether it is too light for a white background. */
export type Logo = { href: string; width: number; height: number; isLight: boolean };

const font = "ui-monospace, Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', 'Liberation Mono', monospace";

// The advance width of a character in em. The widest of the fonts has 0.602; headlines have negative letter spacing.
const advance = 0.605;
const tightAdvance = advance - 0.03;

const [width, height, margin] = [1200, 630, 80];
const room = width - 2 * margin;

const initial = (brand: string) => [...brand.trim()].slice(0, 1).join('').toUpperCase();

/** An icon with the first letter of the brand. `radius` is the corner radius in 64ths of the size. */
const initialIcon = (brand: Brand, radius: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" data-made-from="${fingerprint(brand)}">
<title>${escapeHtml(brand.brand)}</title>
<rect width="64" height="64" rx="${radius}" fill="${brand.fill}"/>
<text x="32" y="45" fill="${brand.ink}" font-family="${font}" font-size="38" font-weight="700" text-anchor="middle">${escapeHtml(initial(brand.brand))}</text>
</svg>
`;

/** The icon for browser tabs: the logo, or the first letter of the brand. */
export const icon = (brand: Brand) =>
  brand.logo ? brand.logo.replace(/<svg\b/, `<svg data-made-from="${fingerprint(brand)}"`) : initialIcon(brand, 14);

/** A background that contrasts with the logo. */
const background = ({ fill }: Brand, { isLight }: Logo) => (isLight ? fill : '#fff');

/** The icon for phones, which round its corners themselves. */
export function touchIcon(brand: Brand, logo?: Logo) {
  if (!logo) return initialIcon(brand, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${background(brand, logo)}"/>
<image href="${logo.href}" x="8" y="8" width="48" height="48"/></svg>`;
}

/** The mark before the name: a square, or the logo, which gets a white tile unless it is light. */
function drawMark(brand: Brand, logo?: Logo) {
  if (!logo) return { width: 32, drawing: `<rect x="${margin}" y="77" width="32" height="32" rx="8" fill="${brand.ink}"/>` };
  const shown = 52;
  const wide = Math.min((logo.width / logo.height) * shown, 320);
  const image = (x: number) => `<image href="${logo.href}" x="${x}" y="${93 - shown / 2}" width="${wide}" height="${shown}"/>`;
  if (logo.isLight) return { width: wide, drawing: image(margin) };
  const tile = `<rect x="${margin}" y="55" width="${wide + 24}" height="76" rx="14" fill="#fff"/>`;
  return { width: wide + 24, drawing: tile + image(margin + 12) };
}

/** The number of characters (code points), which all have the same width in a monospace font. */
const lengthOf = (text: string) => [...text].length;

/** Breaks words into lines of at most `width` characters, each as long as possible. */
function fillLines(words: string[], width: number) {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && lengthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Wraps a text into the fewest lines of at most `width` characters, balanced. Breaks only words that exceed a line. */
export function wrap(text: string, width: number) {
  const words = text.trim().split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []);
  const { length } = fillLines(words, width);
  let even = width;
  while (even > 1 && fillLines(words, even - 1).length === length) even--;
  return fillLines(words, even);
}

const headlineRoom = 350;

/** The largest size at which a headline fits, and its lines. Lines that do not fit at the smallest size are dropped. */
function fitHeadline(text: string) {
  const linesAt = (size: number) => wrap(text, Math.floor(room / (size * tightAdvance)));
  const sizes = text.length > 60 ? [56, 44] : [72, 56, 44];
  const size = sizes.find((size) => linesAt(size).length * size * 1.2 <= headlineRoom) ?? 36;
  return { size, lines: linesAt(size).slice(0, headlineRoom / (size * 1.2)) };
}

/** The largest size, up to `size`, at which a text fits into one line of `space` px. */
const fitLine = (text: string, size: number, space: number) => Math.min(size, space / (lengthOf(text) * advance));

/** The pattern of the brand's name, as high as the image, behind the text. */
function drawPattern({ pattern: [bright, faint], ink }: Brand) {
  const place = `translate(${width - height}) scale(${height / 20})`;
  return `<g transform="${place}" fill="${ink}" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round"><path d="${bright}" opacity=".07"/><path d="${faint}" opacity=".03"/></g>`;
}

/** The image for shared links, 1200 by 630 px. */
export function share(brand: Brand, logo?: Logo) {
  const { width: markWidth, drawing } = drawMark(brand, logo);
  const nameAt = margin + markWidth + 20;
  const { size, lines } = fitHeadline(brand.headline);
  const step = size * 1.2;
  const top = 318 - ((lines.length - 1) * step) / 2 + size * 0.365; // centres capitals vertically
  const line = (text: string, index: number) => `<text x="${margin}" y="${top + index * step}">${escapeHtml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}" fill="${brand.ink}">
<rect width="${width}" height="${height}" fill="${brand.fill}"/>
${drawPattern(brand)}
${drawing}
<text x="${nameAt}" y="105" font-size="${fitLine(brand.brand, 36, width - margin - nameAt)}" font-weight="700">${escapeHtml(brand.brand)}</text>
<g font-size="${size}" font-weight="700" letter-spacing="${-0.03 * size}">${lines.map(line).join('')}</g>
<text x="${margin}" y="550" font-size="${fitLine(brand.host, 28, room)}" opacity=".85">${escapeHtml(brand.host)}</text>
</svg>`;
}
