// Makes the image of shared links and the icons from the content, with Chromium: `npm run images`. Commit what it makes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContent } from './content.mjs';
import { defined } from './defined.mjs';
import { fingerprint } from './fingerprint.mjs';
import { load } from './load.mjs';
import { explain, Mistake } from './mistake.mjs';

/** @import { Site } from '../types' */

const root = join(import.meta.dirname, '../..');

const tokens = readFileSync(join(root, 'styles/tokens.css'), 'utf8');
const primary = defined(/--primary: (#\w+)/.exec(tokens)?.[1], '--primary in styles/tokens.css');
const font = "ui-monospace, Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', 'Liberation Mono', monospace";

const initial = (/** @type {string} */ brand) => [...brand.trim()].slice(0, 1).join('').toUpperCase();

/** @typedef {(text: string) => string} Escape */

/**
 * @param {Site} site
 * @param {Escape} escape
 */
const icon = (site, escape) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" data-made-from="${fingerprint(site)}">
<title>${escape(site.brand)}</title>
<rect width="64" height="64" rx="14" fill="${primary}"/>
<text x="32" y="45" fill="#fff" font-family="${font.replaceAll('"', "'")}" font-size="38" font-weight="700" text-anchor="middle">${escape(initial(site.brand))}</text>
</svg>
`;

/**
 * @param {Site} site
 * @param {Escape} escape
 */
const share = ({ brand, headline, url }, escape) => `<!doctype html><meta charset="utf-8"><style>
* { margin: 0; box-sizing: border-box }
body { display: flex; flex-direction: column; justify-content: space-between; width: 1200px; height: 630px; padding: 72px 80px;
  color: #fff; background: ${primary}; font-family: ${font}; overflow: hidden }
p { display: flex; align-items: center; gap: 20px; font-size: 36px; font-weight: 700 }
p::before { content: ''; width: 32px; height: 32px; border-radius: 8px; background: #fff }
h1 { font-size: ${headline.length > 60 ? 56 : 72}px; line-height: 1.2; letter-spacing: -.03em; text-wrap: balance; overflow-wrap: anywhere }
footer { font-size: 28px; opacity: .85 }
</style><p>${escape(brand)}</p><h1>${escape(headline)}</h1><footer>${escape(new URL(url).host)}</footer>`;

/**
 * The browser that takes the pictures, and the folder it may write to.
 * @typedef {{ chromium: string, folder: string }} Studio
 */

/**
 * A PNG of an HTML page.
 * @param {Studio} studio
 * @param {string} html
 * @param {number} width
 * @param {number} height
 */
function shoot({ chromium, folder }, html, width, height) {
  const page = join(folder, 'page.html');
  const png = join(folder, 'page.png');
  writeFileSync(page, html);
  const size = [`--window-size=${width},${height}`, '--force-device-scale-factor=1', '--hide-scrollbars', '--default-background-color=00000000'];
  const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  execFileSync(chromium, [...quiet, ...size, `--screenshot=${png}`, pathToFileURL(page).href], { stdio: 'ignore' });
  return readFileSync(png);
}

/**
 * @param {Studio} studio
 * @param {string} svg
 * @param {number} px
 */
const shootIcon = (studio, svg, px) =>
  shoot(studio, `<style>*{margin:0}svg{display:block;width:${px}px;height:${px}px}</style>${svg}`, px, px);

// https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10): a directory of one entry, and the PNG itself.
/**
 * @param {Buffer} png
 * @param {number} px
 */
function ico(png, px) {
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

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', process.env.CHROMIUM];

function findChromium() {
  const chromium = places.find((path) => path && existsSync(path));
  if (!chromium) throw new Mistake('Chromium is missing; install it, or say where it is: CHROMIUM=/path/to/chrome npm run images');
  return chromium;
}

const folder = mkdtempSync(join(tmpdir(), 'images-'));
try {
  const studio = { chromium: findChromium(), folder };
  const { content: { site } } = await readContent(root, join(root, 'src/content.ts'));
  const { escape: { escapeHtml } } = await load(root, { escape: 'src/prerender/escape-html.ts' }, []);
  const write = (/** @type {string} */ name, /** @type {string | Buffer} */ data) => writeFileSync(join(root, 'assets', name), data);
  const svg = icon(site, escapeHtml);
  write('icon.svg', svg);
  write('favicon.ico', ico(shootIcon(studio, svg, 32), 32));
  write('apple-touch-icon.png', shootIcon(studio, svg.replace('rx="14"', ''), 180)); // phones round it themselves
  write('share.png', shoot(studio, share(site, escapeHtml), 1200, 630));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
