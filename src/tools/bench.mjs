// What a visitor downloads, and what a project costs: `npm run bench`. Bytes in brotli; no pass or fail.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureOwnScript } from './sizes.mjs';
import { buildSite } from './site.mjs';

const root = join(import.meta.dirname, '../..');
const bytesOf = (files, path) => (files.get(`${path}.br`) ?? files.get(path)).length;
const print = (cells) => console.log(cells.map((cell, index) => String(cell)[index ? 'padStart' : 'padEnd'](index ? 12 : 28)).join(''));

/** What one page asks for: itself, its script, an icon, and the pictures of its whole length. */
function visit({ files, base, script }, page) {
  const html = files.get(page).toString();
  const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src.slice(base.length));
  const pictureBytes = pictures.reduce((sum, path) => sum + bytesOf(files, path), 0);
  return {
    requests: 3 + pictures.length,
    html: bytesOf(files, page),
    script: bytesOf(files, script),
    pictures: pictureBytes,
    icon: bytesOf(files, 'icon.svg'),
  };
}

const words = `aplicación cliente servidor datos mapa tienda pedido turno clínica escuela inventario ruta pago aviso equipo
  campo riego sensor panel reporte usuario permiso archivo firma agenda hotel museo lectura música foto video nube cola`.split(/\s+/);

/** A content file of `count` projects, each with words of its own; the same for the same count. */
function generateContent(count) {
  let seed = 1;
  const pick = () => words[(seed = (seed * 48271) % 2147483647) % words.length];
  const say = (length) => Array.from({ length }, pick).join(' ');
  const projects = Array.from({ length: count }, (_, index) => {
    const id = `${pick()}-${index}`.normalize('NFD').replace(/[^a-z0-9-]/g, '');
    const texts = { id, title: say(2), desc: say(18), tags: [pick(), pick(), pick()], link: `proyectos?id=${id}` };
    return `{ ...${JSON.stringify(texts)}, images: [a, b, c] }`;
  });
  const captures = ['a', 'b', 'c'].map((name, index) => `import ${name} from ${JSON.stringify(join(root, `test/content/geoapp-${index + 1}.avif`))};`);
  return [
    ...captures,
    `export { site, members } from ${JSON.stringify(join(root, 'src/content.ts'))};`,
    `export const projects = [${projects.join(',\n')}];`,
  ].join('\n');
}

async function grow(count) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const content = join(folder, 'generated.ts');
    writeFileSync(content, generateContent(count));
    const start = performance.now();
    const site = await buildSite({ root, content });
    const ms = Math.round(performance.now() - start);
    const detail = [...site.files.keys()].find((path) => /^proyectos\/.*\d\.html$/.test(path));
    return { ms, home: bytesOf(site.files, 'index.html'), detail: bytesOf(site.files, detail), script: bytesOf(site.files, site.script) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const site = await buildSite({ root });
const pages = { home: visit(site, 'index.html') };
const detail = [...site.files.keys()].find((path) => /^proyectos\/(?!index).*\.html$/.test(path));
if (detail) pages.detail = visit(site, detail);

print(['Page', ...Object.keys(pages)]);
for (const kind of Object.keys(pages.home)) print([`  ${kind}`, ...Object.values(pages).map((page) => page[kind])]);
const own = await measureOwnScript(root, site.clientOptions);
print(['  our own script (gzip)', ...Object.keys(pages).map(() => own.total)]);

console.log();
print(['Projects', 'build ms', 'home', 'a detail', 'script']);
const counts = [3, 40, 400];
const rows = [];
for (const count of counts) {
  rows.push(await grow(count));
  print([`  ${count}`, ...Object.values(rows.at(-1))]);
}
const each = (kind) => ((rows[2][kind] - rows[0][kind]) / (counts[2] - counts[0])).toFixed(1);
print(['  each more costs', each('ms'), each('home'), each('detail'), each('script')]);
