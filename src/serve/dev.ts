// The development server: rebuilds the site when a source changes and reloads the open pages. A failed build is shown as a page.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { format } from 'node:util';
import { explain } from '../build/mistake';
import { escapeHtml } from '../prerender/escape-html';
import { coalesce } from './coalesce';
import { handler, type ServedSite } from './server';
import { watchSources } from './watch';

const sources = ['src', 'styles', 'assets', 'index.html'];
const reloadPath = '/__reload';

/** Reloads a page when the server has another version of the site. */
const reloadScript = (version: string) =>
  `<script>new EventSource('${reloadPath}').onmessage = ({ data }) => data === '${version}' || location.reload()</script>`;

function serveSite(site: ServedSite, version: string) {
  const script = Buffer.from(reloadScript(version));
  const files = [...site.files].map(([path, bytes]) => [path, path.endsWith('.html') ? Buffer.concat([bytes, script]) : bytes] as const);
  return handler({ ...site, files: new Map(files) });
}

/** Answers every request with the error of the build. */
const serveError = (error: unknown, version: string): RequestListener => (_, response) => {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>A mistake</title><h1>A mistake</h1>
<pre style="white-space: pre-wrap; overflow-wrap: anywhere; font-size: 1.125rem">${escapeHtml(format(explain(error)))}</pre>
<p>Once it is mended, the site is here again by itself.</p>${reloadScript(version)}`);
};

/**
 * Runs `build`, and runs it again after every change of the sources in `root`, until `close` is called. Resolves to a
 * request handler and the base path.
 */
export async function startDevelopment(root: string, build: () => Promise<ServedSite>) {
  const pages = new Set<ServerResponse>();
  let version = '';
  let base = '/';
  let serve: RequestListener = () => {};

  const sendVersion = (page: ServerResponse) => page.write(`data: ${version}\n\n`);

  async function rebuildOnce() {
    try {
      watcher.refresh(); // before the build reads the sources, so that no change is missed
      const site = await build();
      version = randomUUID();
      base = site.base;
      serve = serveSite(site, version);
    } catch (error) {
      console.error(explain(error));
      version = randomUUID();
      serve = serveError(error, version);
    }
    pages.forEach(sendVersion);
  }

  const rebuild = coalesce(rebuildOnce);
  const watcher = watchSources(root, sources, rebuild);
  await rebuild();

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.url !== reloadPath) return serve(request, response);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    pages.add(response);
    sendVersion(response);
    request.on('close', () => pages.delete(response));
  }

  return { handle, base, close: watcher.close };
}
