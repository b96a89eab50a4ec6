// Builds sites and sends requests to their hosts. Paths are sent as they are written, without normalisation.
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { compress } from '../../src/cli/compress';
import { type BuiltSite, buildSite } from '../../src/builder/site';
import { root } from '../root';

/** The site with its compressed files, and the id of one of its projects. */
export const compressed = async (site: BuiltSite, id: string) => ({ ...site, files: await compress(site.files), id });

const build = async (content: string, id: string) =>
  compressed(await buildSite({ root, content: join(root, 'src', content) }), id);

export type Site = Awaited<ReturnType<typeof build>>;

/** A site at the root of its host, and one with the base path `/web/`. `id` is the id of one of its projects. */
export const sites = [await build('content.ts', 'geoapp'), await build('hostile.ts', 'p1')];

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Calls `close` after all tests, in reverse order of registration. */
export const closeAfterAll = (close: () => unknown) => closing.push(close);

/** Creates a temporary folder, which is deleted after the tests. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  closeAfterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Options = OutgoingHttpHeaders & { method?: string };
export type Ask = (path: string, options?: Options) => Promise<Answer>;

/** Sends requests to a port. Header names of the response are in lower case. */
export const askPort = (port: number): Ask => (path, { method = 'GET', ...headers } = {}) =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method, agent: false, headers: { host: 'localhost', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    asked.once('error', reject);
    asked.end();
  });

/** The path of the file with these bytes, or undefined. */
export const nameOf = ({ files }: Site, body: Buffer) => [...files].find(([, bytes]) => body.equals(bytes))?.[0];
