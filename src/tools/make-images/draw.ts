// Draws the icons and the image for shared links as SVG.
import { shareHeight, shareWidth } from '../../pictures';
import { escapeHtml } from '../../prerender/escape-html';
import { initialOf } from '../../prerender/initials';
import type { Brand } from '../assets/brand';

const font = "ui-monospace, Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', 'Liberation Mono', monospace";
const advance = 0.605; // the width of a character in em, in the widest of the fonts
const margin = 80;
const room = shareWidth - 2 * margin;

const svg = (attributes: string, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${parts.join('\n')}\n</svg>\n`;

const write = (text: string, x: number, y: number, look: string) =>
  `<text x="${x}" y="${y}" ${look}>${escapeHtml(text)}</text>`;

const image = (logo: string, box: string) =>
  `<image href="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}" ${box}/>`;

/** The first letter of a name, on corners of this radius. */
const initialIcon = ({ fill, ink }: Brand, name: string, radius: number) =>
  svg('viewBox="0 0 64 64"', [
    `<title>${escapeHtml(name)}</title>`,
    `<rect width="64" height="64" rx="${radius}" fill="${fill}"/>`,
    write(initialOf(name, 'en'), 32, 45,
      `fill="${ink}" font-family="${font}" font-size="38" font-weight="700" text-anchor="middle"`),
  ]);

/** The icon for tabs: the logo, or another one in a dark colour scheme, or the first letter of the name. */
export function icon(brand: Brand, name: string) {
  const { logo, darkLogo } = brand;
  if (!logo) return initialIcon(brand, name, 14);
  if (!darkLogo) return logo.svg;
  const width = 64 * logo.ratio;
  return svg(`viewBox="0 0 ${width} 64"`, [
    '<style>.dark{display:none}@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>',
    image(logo.svg, `class="light" width="${width}" height="64"`),
    image(darkLogo.svg, `class="dark" width="${width}" height="64"`),
  ]);
}

/** The icon for phones, which round its corners themselves. */
export function touchIcon(brand: Brand, name: string) {
  if (!brand.logo) return initialIcon(brand, name, 0);
  const logo = image(brand.logo.svg, 'x="8" y="8" width="48" height="48"');
  return svg('viewBox="0 0 64 64"', ['<rect width="64" height="64" fill="#fff"/>', logo]);
}

/** Wraps a text into lines of at most `width` characters. Breaks only words that exceed a line. */
const wrap = (text: string, width: number): string[] =>
  text.trim().replace(/\s+/g, ' ').match(new RegExp(`\\S.{0,${width - 1}}(?= |$)|\\S{${width}}`, 'gu')) ?? [];

/** The headline with the square after it, at the largest size at which it fits. */
function drawHeadline(headline: string) {
  const tight = advance - 0.03; // for its letter spacing
  const layouts = [72, 56, 44, 36].map((size) => ({ size, lines: wrap(headline, Math.floor(room / (size * tight))) }));
  const { size, lines } = layouts.find(({ size, lines }) => lines.length * size * 1.2 <= 350) ?? layouts.at(-1)!;
  const yOf = (line: number) => 318 + (line - (lines.length - 1) / 2) * size * 1.2 + size * 0.365; // centres capitals
  const look = `font-size="${size}" font-weight="700" letter-spacing="${-0.03 * size}"`;
  const side = size * 0.4;
  const x = margin + [...lines.at(-1)!].length * tight * size + size * 0.09;
  const y = yOf(lines.length - 1) - side;
  const square = `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side / 5}"/>`;
  return lines.map((line, index) => write(line, margin, yOf(index), look)).join('') + square;
}

/** The image for shared links: name, headline and host. */
export function share(brand: Brand, name: string, headline: string, host: string) {
  const { fill, ink, logo } = brand;
  const size = `width="${shareWidth}" height="${shareHeight}"`;
  const fit = (text: string, most: number, space: number) => Math.min(most, space / (text.length * advance));
  const nameX = margin + (logo ? 120 : 52);
  const nameSize = fit(name, 36, shareWidth - margin - nameX);
  return svg(`${size} font-family="${font}" fill="${ink}"`, [
    `<rect ${size} fill="${fill}"/>`,
    ...(logo
      ? ['<rect x="80" y="55" width="100" height="76" rx="14" fill="#fff"/>',
        image(logo.svg, 'x="92" y="67" width="76" height="52"')]
      : ['<rect x="80" y="77" width="32" height="32" rx="8"/>']),
    write(name, nameX, 93 + nameSize / 3, `font-size="${nameSize}" font-weight="700"`),
    drawHeadline(headline),
    write(host, margin, 550, `font-size="${fit(host, 28, room)}" opacity=".85"`),
  ]);
}
