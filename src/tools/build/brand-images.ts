// Draws favicons and share images as SVG, which `npm run images` then converts.
import { basename } from 'node:path';
import { escapeHtml } from '../../html/tags';
import { initialOf } from '../../model/site-data';
import { languageShareImage, shareHeight, shareWidth } from '../../model/pictures';
import type { Language } from '../../model/types';
import type { Site } from '../../schema/types';
import type { Brand } from '../css/brand';
import { letterWidth as letter, titleLetterWidth as tight } from '../css/headline';
import { shortHash } from '../files';

/** The file in `assets/` with the hash of what the favicons and share images were drawn from. */
export const imagesLock = 'images.lock';

const font = "ui-monospace, Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', 'Liberation Mono', monospace";
const margin = 80;

const svg = (attributes: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${parts.join('\n')}\n</svg>\n`;

const image = (drawing: string, attributes: string) =>
  `<image ${attributes} href="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}"/>`;

const text = (content: string, attributes: string) => `<text ${attributes}>${escapeHtml(content)}</text>`;

/** Draws the favicon: the logo, with its dark version if there is one, or else the first letter of the name. */
export function drawIcon({ logo, darkLogo, fill, onFill }: Brand, name: string) {
  if (!logo) {
    const look = `fill="${onFill}" font-family="${font}" font-size="38" font-weight="700" text-anchor="middle"`;
    return svg('viewBox="0 0 64 64"',
      `<title>${escapeHtml(name)}</title>`,
      `<rect width="64" height="64" rx="14" fill="${fill}"/>`,
      text(initialOf(name, 'en'), `x="32" y="45" ${look}`));
  }
  if (!darkLogo) return logo.svg;
  const width = 64 * logo.ratio;
  return svg(`viewBox="0 0 ${width} 64"`,
    '<style>.dark{display:none}@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>',
    image(logo.svg, `class="light" width="${width}" height="64"`),
    image(darkLogo.svg, `class="dark" width="${width}" height="64"`));
}

/** Draws the Apple touch icon. It has square corners, because phones round them. */
export const drawTouchIcon = (brand: Brand, name: string) => svg('viewBox="0 0 64 64"',
  `<rect width="64" height="64" fill="${brand.logo ? '#fff' : brand.fill}"/>`,
  image(drawIcon(brand, name), brand.logo ? 'x="8" y="8" width="48" height="48"' : 'width="64" height="64"'));

/** Wraps a text into lines of at most `length` letters. Breaks only words that are longer than that. */
const wrap = (text: string, length: number): string[] =>
  text.trim().replace(/\s+/g, ' ').match(RegExp(`\\S.{0,${length - 1}}(?= |$)|\\S{${length}}`, 'gu'))!;

/** Draws the headline, in the largest size that fits, and the square. */
function drawHeadline(headline: string) {
  const linesAt = (size: number) => wrap(headline, Math.floor((shareWidth - 2 * margin) / (size * tight)));
  const size = [72, 56, 44].find((size) => linesAt(size).length * size * 1.2 <= 350) ?? 36;
  const lines = linesAt(size);
  const yOf = (line: number) => 318 + (line - (lines.length - 1) / 2) * size * 1.2 + size * 0.365; // centers capitals
  const look = `font-size="${size}" font-weight="700" letter-spacing="${(tight - letter) * size}"`;
  const end = `${margin + (lines.at(-1)!.length * tight + 0.09) * size} ${yOf(lines.length - 1)}`;
  const square = `<rect y="-.4" width=".4" height=".4" rx=".08" transform="translate(${end}) scale(${size})"/>`;
  return [...lines.map((line, index) => text(line, `x="${margin}" y="${yOf(index)}" ${look}`)), square];
}

/** Draws the share image of a language: name, headline and host. */
function drawShareImage({ fill, onFill, logo }: Brand, { brand: name, headline, url }: Site) {
  const size = `width="${shareWidth}" height="${shareHeight}"`;
  const mark = logo
    ? ['<rect x="80" y="55" width="100" height="76" rx="14" fill="#fff"/>',
      image(logo.svg, 'x="92" y="67" width="76" height="52"')]
    : ['<rect x="80" y="77" width="32" height="32" rx="8"/>'];
  const nameX = logo ? 200 : 132;
  const nameSize = Math.min(36, (shareWidth - margin - nameX) / (name.length * letter));
  return svg(`${size} font-family="${font}" fill="${onFill}"`,
    `<rect ${size} fill="${fill}"/>`,
    ...mark,
    text(name, `x="${nameX}" y="${93 + nameSize / 3}" font-size="${nameSize}" font-weight="700"`),
    ...drawHeadline(headline),
    text(url.split('/')[2]!, `x="${margin}" y="550" font-size="28" opacity=".85"`)); // URL.host would return Punycode
}

/** Draws the share images of all languages, by path in `assets/`. */
export const drawShareImages = (brand: Brand, languages: Language[]) =>
  new Map(languages.map(({ folder, site }) => [languageShareImage(folder), drawShareImage(brand, site)]));

/** Returns the `src` of each picture that becomes a share image of a project or page, by path in `assets/`. */
export const shareImageSources = (languages: Language[]) =>
  new Map(languages.toReversed().flatMap(({ pages }) =>
    pages.flatMap(({ meta: { shareImage } }) => (shareImage?.src ? [[shareImage.file, shareImage.src]] : []))));

/** Returns a hash that changes whenever favicons or share images must be drawn again. It is in `imagesLock`. */
export function brandImagesHash(brand: Brand, languages: Language[]) {
  const pictures = [...shareImageSources(languages).values()].map((src) => basename(src));
  const drawings = [drawTouchIcon(brand, languages[0]!.site.brand), ...drawShareImages(brand, languages).values()];
  return shortHash([brand.fill, ...pictures, ...drawings].join());
}
