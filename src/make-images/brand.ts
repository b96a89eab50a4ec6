// Renders the share image and the icons to files.
import type { Brand } from '../build/brand';
import { Mistake } from '../build/mistake';
import { icon, type Logo, share, touchIcon } from './draw';
import { sharp } from './packages';

/** Renders an SVG to the largest PNG that fits `box`; with `contain` it is padded to the size of the box. */
async function rasterize(svg: string, box: { width: number; height: number; fit: 'contain' | 'inside' }) {
  const bytes = Buffer.from(svg);
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.min(box.width / width, box.height / height);
  const drawing = sharp(bytes, { density: Math.min(Math.max(72 * scale, 1), 7200) });
  return drawing.resize({ ...box, background: 'transparent' }).png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
}

const png = async (svg: string, width: number, height = width) =>
  (await rasterize(svg, { width, height, fit: 'contain' })).data;

/** The mean luma of an image, weighted by opacity, from 0 to 255. */
async function meanLuma(image: Buffer) {
  const pixels = await sharp(image).ensureAlpha().toColourspace('srgb').raw().toBuffer();
  let [light, covered] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    covered += alpha;
  }
  return light / covered;
}

/** Renders a logo. Throws a Mistake if it is not a valid SVG. */
async function readLogo(svg: string): Promise<Logo> {
  try {
    const { data, info: { width, height } } = await rasterize(svg, { width: 640, height: 640, fit: 'inside' });
    return { href: `data:image/png;base64,${data.toString('base64')}`, width, height, isLight: (await meanLuma(data)) > 200 };
  } catch (error) {
    throw new Mistake(`assets/logo.svg cannot be drawn (${error instanceof Error ? error.message : error}); save it anew as a plain SVG.`);
  }
}

const renderText = (text: string) => png(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text y="15" font-family="monospace">${text}</text></svg>`, 20);

/** Throws a Mistake if the machine has no font: then all letters look the same. */
async function checkFont() {
  const [i, w] = await Promise.all([renderText('i'), renderText('W')]);
  if (i.equals(w)) throw new Mistake('There is no font on this machine to write the share image with; install one, such as fonts-dejavu-core of Debian.');
}

/** An ICO file with one square PNG of `px` pixels: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(png: Buffer, px: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(px, 6);
  header.writeUInt8(px, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

/** Renders the images of the brand. Returns them in the order in which to write them. Throws a Mistake if one fails. */
export async function drawBrand(brand: Brand): Promise<[name: string, content: string | Buffer][]> {
  await checkFont();
  const logo = brand.logo ? await readLogo(brand.logo) : undefined;
  const svg = icon(brand);
  return [
    ['favicon.ico', ico(await png(svg, 32), 32)],
    ['apple-touch-icon.png', await png(touchIcon(brand, logo), 180)],
    ['share.png', await png(share(brand, logo), 1200, 630)],
    ['icon.svg', svg], // last, since its fingerprint marks the others as up to date
  ];
}
