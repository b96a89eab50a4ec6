// Builds the compared sites, each with the tools of its own commit, serves them, and measures their files.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { Mistake } from '../../src/build/mistake';

/** @typedef {{ files: Map<string, Buffer>, base: string, script: string }} Site the fields that all commits have */

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] });

process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
});

/** Checks out a commit until the process exits, with this checkout's node_modules. Returns its folder. */
export function checkOut(/** @type {string} */ root, /** @type {string} */ ref) {
  const checkout = join(folder, 'site');
  try {
    git('worktree', 'add', '--detach', checkout, ref);
  } catch {
    throw new Mistake(`There is no commit ${ref} to compare with; git log names those there are.`);
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  return checkout;
}

/** Returns a function that builds the site of the checkout `root` with a content file. */
export async function builderAt(/** @type {string} */ root) {
  const { buildSite } = await import(pathToFileURL(join(root, 'src/build/site')).href);
  return (/** @type {string | undefined} */ content) => /** @type {Promise<Site>} */ (buildSite({ root, content }));
}

const words = 'aplicación cliente servidor datos mapa tienda pedido turno clínica escuela ruta pago aviso campo riego sensor'.split(' ');

/** Writes a content file with `count` projects of pseudo-random words. Returns its path. */
export function generateContent(/** @type {string} */ root, /** @type {number} */ count) {
  let seed = 1;
  const pick = () => words[(seed = (seed * 48271) % 2147483647) % words.length];
  const say = (/** @type {number} */ length) => Array.from({ length }, pick).join(' ');
  const projects = Array.from({ length: count }, (_, index) => {
    const texts = { id: `p-${index}`, title: say(2), desc: say(18), tags: [say(1), say(1), say(1)], link: `proyectos?id=p-${index}` };
    return `{ ...${JSON.stringify(texts)}, images: [image1, image2, image3] },\n`;
  });
  const images = [1, 2, 3].map((number) => `import image${number} from ${JSON.stringify(join(root, `test/content/geoapp-${number}.avif`))};\n`);
  const path = join(folder, `${count}.ts`);
  writeFileSync(path, `${images.join('')}export { site, members } from ${JSON.stringify(join(root, 'src/content.ts'))};
export const projects = [${projects.join('')}];`);
  return path;
}

/** @type {Record<string, string>} */
const textTypes = { html: 'text/html; charset=utf-8', js: 'text/javascript', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };
const textTypeOf = (/** @type {string} */ path) => textTypes[path.split('.').at(-1) ?? ''];

/** The bytes that are sent for a file: text is compressed with brotli. */
function sent(/** @type {Site} */ { files }, /** @type {string} */ path) {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`There is no ${path}`);
  if (!textTypeOf(path)) return bytes;
  const compressed = files.get(`${path}.br`) ?? brotliCompressSync(bytes);
  files.set(`${path}.br`, compressed);
  return compressed;
}

export const bytesOf = (/** @type {Site} */ site, /** @type {string} */ path) => sent(site, path).length;

/** The total bytes of the pictures of a page, in the small version if there is one. */
export function picturesOf(/** @type {Site} */ site, /** @type {string} */ path) {
  const images = String(site.files.get(path)).match(/<img[^>]*>/g) ?? [];
  const sources = images.flatMap((image) => (/srcset="(\S+) /i.exec(image) ?? / src="([^"]+)"/.exec(image))?.[1] ?? []);
  return sources.reduce((sum, source) => sum + bytesOf(site, source.slice(site.base.length)), 0);
}

/** The same site as plain HTML, without its script. */
export function withoutScript(/** @type {Site} */ site) {
  const pages = [...site.files].filter(([path]) => path.endsWith('.html'));
  const bare = pages.map(([path, html]) => /** @type {const} */ ([path, Buffer.from(String(html).replace(/<script src=.*?<\/script>/, ''))]));
  return { ...site, files: new Map([...[...site.files].filter(([path]) => !path.endsWith('.html.br')), ...bare]) };
}

/** Serves a site until the process exits. Returns its address, which ends in a slash. */
export async function serve(/** @type {Site} */ site) {
  const server = createServer(({ url = '/' }, response) => {
    const asked = new URL(url, 'http://localhost').pathname.slice(site.base.length) || 'index.html';
    const path = [asked, `${asked}.html`].find((path) => site.files.has(path));
    if (!path) return response.writeHead(404).end();
    const type = textTypeOf(path);
    return response.writeHead(200, type ? { 'content-type': type, 'content-encoding': 'br' } : {}).end(sent(site, path));
  }).unref();
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://localhost:${port}${site.base}`;
}
