// The sites to compare, each built by the tools of its own commit, and their bytes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { Mistake } from '../../src/builder/mistake';

/** What the builds of all commits have in common. */
export type Site = { files: Map<string, Buffer>; base: string; script: string };

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] });

process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
});

/** Checks a commit out until this process ends, with the installed packages. Returns its folder. */
export function checkOut(root: string, ref: string) {
  const checkout = join(folder, 'site');
  try {
    git('worktree', 'add', '--detach', checkout, ref);
  } catch {
    throw new Mistake(`There is no commit ${ref} to compare with; git log names those there are.`);
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  return checkout;
}

/** Returns a function that builds the sources in `root` with a content file. */
export async function builderAt(root: string): Promise<(content?: string) => Promise<Site>> {
  // In a folder from which packages resolve.
  const outfile = join(root, 'node_modules/.cache', `${basename(folder)}-${basename(root)}.mjs`);
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    entryPoints: [join(root, 'src/builder/site.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    tsconfigRaw: {},
  });
  const { buildSite } = await import(pathToFileURL(outfile).href);
  return (content) => buildSite({ root, content });
}

/** Writes a content file of `count` projects. Returns its path. */
export function generateContent(root: string, count: number) {
  const projects = Array.from({ length: count }, (_, index) => {
    const desc = `Aplicación número ${index}, con datos, mapa, pedidos y turnos para ${index * index} clientes.`;
    const [id, link] = [`p-${index}`, `proyectos?id=p-${index}`];
    const texts = { id, title: `Proyecto ${index}`, desc, tags: ['Rust', 'Geo', `Cliente ${index}`], link };
    return `{ ...${JSON.stringify(texts)}, images: [image1, image2, image3] },\n`;
  });
  const images = [1, 2, 3].map(
    (number) => `import image${number} from ${JSON.stringify(join(root, `test/site/assets/geoapp-${number}.avif`))};\n`,
  );
  const path = join(folder, `${count}.ts`);
  writeFileSync(path, `${images.join('')}export { site, members } from ${JSON.stringify(join(root, 'src/content.ts'))};
export const projects = [${projects.join('')}];`);
  return path;
}

const textTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};
const textTypeOf = (path: string) => textTypes[path.split('.').at(-1) ?? ''];

/** A file as it is sent: text in brotli. */
function sent({ files }: Site, path: string) {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`There is no ${path}`);
  if (!textTypeOf(path)) return bytes;
  const compressed = files.get(`${path}.br`) ?? brotliCompressSync(bytes);
  files.set(`${path}.br`, compressed);
  return compressed;
}

export const bytesOf = (site: Site, path: string) => sent(site, path).length;

/** The bytes of all pictures of a page, in their small version if there is one. */
export function picturesOf(site: Site, path: string) {
  const images = String(site.files.get(path)).match(/<img[^>]*>/g) ?? [];
  const sources = images.flatMap((image) => (/srcset="(\S+) /i.exec(image) ?? / src="([^"]+)"/.exec(image))?.[1] ?? []);
  return sources.reduce((sum, source) => sum + bytesOf(site, source.slice(site.base.length)), 0);
}

/** The same pages without the script. */
export function withoutScript(site: Site): Site {
  const pages = [...site.files].filter(([path]) => path.endsWith('.html'));
  const bare = pages.map(
    ([path, html]) => [path, Buffer.from(String(html).replace(/<script src=.*?<\/script>/, ''))] as const,
  );
  return { ...site, files: new Map([...[...site.files].filter(([path]) => !path.endsWith('.html.br')), ...bare]) };
}

/** Serves a site until this process ends. Returns its address with a final slash. */
export async function serve(site: Site) {
  const server = createServer(({ url = '/' }, response) => {
    const asked = new URL(url, 'http://localhost').pathname.slice(site.base.length) || 'index.html';
    const path = [asked, `${asked}.html`].find((path) => site.files.has(path));
    if (!path) return response.writeHead(404).end();
    const type = textTypeOf(path);
    return response
      .writeHead(200, type ? { 'content-type': type, 'content-encoding': 'br' } : {})
      .end(sent(site, path));
  }).unref();
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}${site.base}`;
}
