// What a visitor downloads, and what a project costs: `npm run bench`. Bytes in brotli; no pass or fail.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from './defined.mjs';
import { measureOwnScript } from './sizes.mjs';
import { buildSite } from './site.mjs';

/** @import { BuiltSite } from './site.mjs' */

const root = join(import.meta.dirname, '../..');

/**
 * @param {BuiltSite} site
 * @param {string} path
 */
const bytesOf = ({ files }, path) => defined(files.get(`${path}.br`) ?? files.get(path), path).length;

/**
 * @param {string} name
 * @param {(string | number)[]} cells
 */
const print = (name, cells) => console.log(name.padEnd(28) + cells.map((cell) => String(cell).padStart(12)).join(''));

/** The page of a project, where there is one. */
const findDetail = (/** @type {BuiltSite} */ { files }) => [...files.keys()].find((path) => /^proyectos\/(?!index).*\.html$/.test(path));

/**
 * What one page asks for: itself, its script, an icon, and the pictures of its whole length.
 * @param {BuiltSite} site
 * @param {string} page
 */
function visit(site, page) {
  const html = defined(site.files.get(page), page).toString();
  const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].flatMap(([, src]) => src ?? []);
  const pictures = sources.map((src) => src.slice(site.base.length));
  return {
    requests: 3 + pictures.length,
    html: bytesOf(site, page),
    script: bytesOf(site, site.script),
    pictures: pictures.reduce((sum, path) => sum + bytesOf(site, path), 0),
    icon: bytesOf(site, 'icon.svg'),
  };
}

const words = `aplicación cliente servidor datos mapa tienda pedido turno clínica escuela inventario ruta pago aviso equipo
  campo riego sensor panel reporte usuario permiso archivo firma agenda hotel museo lectura música foto video nube cola`.split(/\s+/);

/**
 * A content file of `count` projects, each with words of its own; the same for the same count.
 * @param {number} count
 */
function generateContent(count) {
  let seed = 1;
  function pick() {
    seed = (seed * 48271) % 2147483647;
    return defined(words[seed % words.length], 'word');
  }
  const say = (/** @type {number} */ length) => Array.from({ length }, pick).join(' ');
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

/**
 * Builds a site of `count` projects, and says how long it took and how large it is.
 * @param {number} count
 */
async function grow(count) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const content = join(folder, 'generated.ts');
    writeFileSync(content, generateContent(count));
    const start = performance.now();
    const site = await buildSite({ root, content });
    const ms = Math.round(performance.now() - start);
    const detail = defined(findDetail(site), 'project');
    return { ms, home: bytesOf(site, 'index.html'), detail: bytesOf(site, detail), script: bytesOf(site, site.script) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const site = await buildSite({ root });
const home = visit(site, 'index.html');
const detail = findDetail(site);
const pages = detail ? { home, detail: visit(site, detail) } : { home };

/** @type {(keyof typeof home)[]} */
const kinds = ['requests', 'html', 'script', 'pictures', 'icon'];
print('Page', Object.keys(pages));
for (const kind of kinds) print(`  ${kind}`, Object.values(pages).map((page) => page[kind]));
const own = await measureOwnScript(root, site);
print('  our own script (gzip)', Object.keys(pages).map(() => own.total));

console.log();
print('Projects', ['build ms', 'home', 'a detail', 'script']);
const few = { count: 3, sizes: await grow(3) };
const some = { count: 40, sizes: await grow(40) };
const many = { count: 400, sizes: await grow(400) };
for (const { count, sizes } of [few, some, many]) print(`  ${count}`, Object.values(sizes));
const each = (/** @type {keyof typeof few.sizes} */ kind) => ((many.sizes[kind] - few.sizes[kind]) / (many.count - few.count)).toFixed(1);
print('  each more costs', [each('ms'), each('home'), each('detail'), each('script')]);
