// Builds sites, and sends requests to hosts with paths as they are.
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { buildSite } from '../../src/tools/builder/site';
import { compress } from '../../src/tools/cli/compress';

const forHosts = ['_redirects', '.htaccess', '.well-known/_a', 'datos/.git', 'datos/_a.html'];

/** Addresses of files of assets/root/, and the expected file. */
export const rootPages = {
  '.well-known/security.txt': '.well-known/security.txt', 'CNAME': 'CNAME', 'sobre.xyz': 'sobre.xyz',
  'FIRMA.JPG': 'FIRMA.JPG', 'catalogo.json': 'catalogo.json', 'lema': 'lema.html',
  'privacidad/': 'privacidad/index.html', 'privacidad': 'privacidad/index.html',
};

export const missingRootFiles = [
  ...forHosts, 'datos/_a', 'catalogo.json.br', '.well-known/security.txt.gz', '.well-known/', 'privacidades/',
];

/** A site with files of assets/root/ in each language, and compressed copies. `id` is that of a project. */
export async function build(options: Parameters<typeof buildSite>[0], id: string) {
  const site = await buildSite(options);
  const added = site.languages.flatMap(({ folder }) =>
    [...Object.values(rootPages), ...forHosts].map((path) => folder + path));
  const files = new Map([...site.files, ...added.map((path) => [path, Buffer.from(`This is ${path}`)] as const)]);
  return { ...site, files: new Map([...files, ...await compress(files)]), id };
}

export type Site = Awaited<ReturnType<typeof build>>;

/** A language of a site as if it were a site of its own. */
export function languageOf(site: Site, folder: string): Site {
  const inFolder = (paths: string[]) => paths.filter((path) => path.startsWith(folder));
  return {
    ...site,
    base: site.base + folder,
    files: new Map(inFolder([...site.files.keys()]).map((path) => [path.slice(folder.length), site.files.get(path)!])),
    projectsPaths: inFolder(site.projectsPaths).map((path) => path.slice(folder.length)),
    hosting: new Map([['.htaccess', site.hosting.get(`${folder}.htaccess`)!]]),
  };
}

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

export const closeAfterAll = (close: () => unknown) => closing.push(close);

export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  closeAfterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Options = OutgoingHttpHeaders & { method?: string };
export type Ask = (path: string, options?: Options) => Promise<Answer>;

export const askPort = (port: number): Ask => (path, { method = 'GET', ...headers } = {}) =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method, agent: false, headers: { host: 'localhost', ...headers } },
      async (response) =>
        resolve({ status: response.statusCode!, headers: response.headers, body: await buffer(response) }),
    );
    asked.once('error', reject);
    asked.end();
  });

export const nameOf = ({ files }: Site, body: Buffer) => [...files].find(([, bytes]) => body.equals(bytes))?.[0];
