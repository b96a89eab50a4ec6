// Makes the image of shared links and the icons from the content, with Chromium: `npm run images`. Commit what it makes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentPlugin, load } from './bundle.mjs';
import { fingerprint } from './fingerprint.mjs';
import { imagePlugin } from './images.mjs';
import { Mistake } from './mistake.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'images-'));
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome', process.env.CHROMIUM].find((path) => path && existsSync(path));

const primary = /--primary: (#\w+)/.exec(readFileSync(join(root, 'styles/tokens.css'), 'utf8'))[1];
const font = "ui-monospace, Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', 'Liberation Mono', monospace";

const icon = ({ brand, mark }, letter, escape) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" data-made-from="${mark}">
<title>${escape(brand)}</title>
<rect width="64" height="64" rx="14" fill="${primary}"/>
<text x="32" y="45" fill="#fff" font-family="${font.replaceAll('"', "'")}" font-size="38" font-weight="700" text-anchor="middle">${escape(letter)}</text>
</svg>
`;

const share = ({ brand, headline, url }, escape) => `<!doctype html><meta charset="utf-8"><style>
* { margin: 0; box-sizing: border-box }
body { display: flex; flex-direction: column; justify-content: space-between; width: 1200px; height: 630px; padding: 72px 80px;
  color: #fff; background: ${primary}; font-family: ${font}; overflow: hidden }
p { display: flex; align-items: center; gap: 20px; font-size: 36px; font-weight: 700 }
p::before { content: ''; width: 32px; height: 32px; border-radius: 8px; background: #fff }
h1 { font-size: ${headline.length > 60 ? 56 : 72}px; line-height: 1.2; letter-spacing: -.03em; text-wrap: balance; overflow-wrap: anywhere }
footer { font-size: 28px; opacity: .85 }
</style><p>${escape(brand)}</p><h1>${escape(headline)}</h1><footer>${escape(new URL(url).host)}</footer>`;

function shoot(html, width, height) {
  const page = join(folder, 'page.html');
  const png = join(folder, 'page.png');
  writeFileSync(page, html);
  const size = [`--window-size=${width},${height}`, '--force-device-scale-factor=1', '--hide-scrollbars', '--default-background-color=00000000'];
  const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  execFileSync(chromium, [...quiet, ...size, `--screenshot=${png}`, `file://${page}`], { stdio: 'ignore' });
  return readFileSync(png);
}

const shootIcon = (svg, px) =>
  shoot(`<style>*{margin:0}svg{display:block;width:${px}px;height:${px}px}</style>${svg}`, px, px);

// https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10): a directory of one entry, and the PNG itself.
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

try {
  if (!chromium) throw new Mistake('Chromium is missing; install it, or say where it is: CHROMIUM=/path/to/chrome npm run images');
  const content = join(root, 'src/content.ts');
  const sources = { content, escape: 'src/prerender/escape-html.ts' };
  const loaded = await load(root, sources, [contentPlugin(content), imagePlugin().plugin]);
  const { site } = loaded.content;
  const { escapeHtml } = loaded.escape;
  const write = (name, data) => writeFileSync(join(root, 'assets', name), data);
  const svg = icon({ brand: site.brand, mark: fingerprint(site) }, [...site.brand.trim()][0].toUpperCase(), escapeHtml);
  write('icon.svg', svg);
  write('favicon.ico', ico(shootIcon(svg, 32), 32));
  write('apple-touch-icon.png', shootIcon(svg.replace('rx="14"', ''), 180)); // phones round it themselves
  write('share.png', shoot(share(site, escapeHtml), 1200, 630));
} catch (error) {
  console.error(error instanceof Mistake ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
