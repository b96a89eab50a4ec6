// The development server: rebuilds the site when a source changes and reloads the open pages.
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, sep } from 'node:path';
import { format } from 'node:util';
import { escapeHtml } from '../../build/html/escape-html';
import { explain } from '../common/mistake';
import { handler, type ServedSite } from './handler';
import { runOnChanges } from './watch';

/** What the development server watches. */
export const sources = ['src', 'styles', 'assets', 'index.html'];
const versionPath = '/__version';

/**
 * Reloads a page when the server has another version of the site. It polls, since open connections of six tabs would be
 * all that a browser has to a server of HTTP/1.1.
 */
const reloadScript = (version: string) => `setInterval(async () => {
  const answer = await fetch('${versionPath}').catch(() => {});
  if (answer?.ok && await answer.text() !== '${version}') location.reload();
}, 500);`;

const serveError = (error: unknown, version: string): RequestListener => (_, response) => {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><meta name="color-scheme" content="light dark"><title>A mistake</title>
<h1>A mistake</h1><pre style="white-space: pre-wrap">${escapeHtml(format(explain(error)))}</pre>
<p>Once it is mended, the site is here again by itself.</p><script>${reloadScript(version)}</script>`);
};

type DevelopedSite = ServedSite & { warnings: string[] };

/**
 * `build` has to have the pages run the script that it gets. `restart` is called when one of the `tools`, the files of
 * this program, has changed; `move` is called when the base path has.
 */
type Development = {
  root: string;
  tools: string[];
  build: (script: string) => Promise<DevelopedSite>;
  restart: () => void;
  move: (base: string) => void;
};

/** Builds the site now and after every change of the sources. Resolves to a request handler and the base path. */
export async function startDevelopment({ root, tools, build, restart, move }: Development) {
  const toolPaths = tools.map((tool) => join(realpathSync(root), tool));
  const isOfTools = (path: string) => toolPaths.some((tool) => tool === path || tool.startsWith(path + sep));
  let version = '';
  let base = '/';
  let said: string[] = []; // the warnings of the last build, which are not repeated
  let serve: RequestListener = () => {};

  async function rebuild(changed: ReadonlySet<string>) {
    if ([...changed].some(isOfTools)) return restart();
    const next = randomUUID();
    try {
      const site = await build(reloadScript(next));
      for (const warning of site.warnings.filter((warning) => !said.includes(warning))) console.warn(warning);
      said = site.warnings;
      if (base !== site.base) move(site.base);
      base = site.base;
      serve = handler(site);
    } catch (error) {
      console.error(explain(error));
      serve = serveError(error, next);
    }
    version = next;
  }

  await runOnChanges(sources.map((source) => join(root, source)), rebuild);

  const handle: RequestListener = (request, response) => {
    if (request.url !== versionPath) return serve(request, response);
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end(version);
  };

  return { handle, base };
}
