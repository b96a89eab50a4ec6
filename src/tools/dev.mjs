// The development server: builds again when a source changes, and has the open pages reload.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { explain } from './mistake.mjs';
import { handler } from './server.mjs';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { BuiltSite } from './site.mjs' */

const sources = ['src', 'styles', 'assets', 'index.html'];
const settleMs = 50; // editors write a file in several steps
const reloadPath = '/__reload';
const reloadScript = `<script>new EventSource('${reloadPath}').onmessage = () => location.reload()</script>`;

/** @param {BuiltSite} site */
function addReload(site) {
  for (const [path, bytes] of site.files) {
    if (path.endsWith('.html')) site.files.set(path, Buffer.concat([bytes, Buffer.from(reloadScript)]));
  }
  return site;
}

/**
 * Builds with `build`, and again on every change below `root`. Resolves to a request handler and the base path.
 * @param {string} root
 * @param {() => Promise<BuiltSite>} build
 */
export async function develop(root, build) {
  /** @type {Set<ServerResponse>} */
  const pages = new Set();
  let site = addReload(await build());
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  async function rebuild() {
    try {
      site = addReload(await build());
      for (const page of pages) page.write('data: changed\n\n');
    } catch (error) {
      console.error(explain(error));
    }
  }

  for (const source of sources) {
    watch(join(root, source), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, settleMs);
    });
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  function handle(request, response) {
    if (request.url !== reloadPath) return handler(site)(request, response);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    pages.add(response);
    request.on('close', () => pages.delete(response));
  }

  return { handle, base: site.base };
}
