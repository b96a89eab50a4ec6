import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { format } from 'node:util';
import { escapeHtml } from '../../prerender/escape-html';
import { errorOf } from '../builder/check-types';
import { explain } from '../common/mistake';
import { handler, type ServedSite } from './handler';
import { runOnChanges } from './watch';

const sources = ['src', 'styles', 'assets', 'index.html'];
const versionPath = '/__version';

/** Polls, since a browser opens six connections to a host at most, which six waiting tabs would use up. */
const reloadScript = (version: string) => `setInterval(async () => {
  const answer = await fetch('${versionPath}').catch(() => {});
  if (answer?.ok && await answer.text() !== '${version}') location.reload();
}, 500);`;

const serveError = (error: unknown, version: string): RequestListener => (_, response) => {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><meta name="color-scheme" content="light dark"><title>A mistake</title>
<h1>A mistake</h1><pre style="white-space: pre-wrap">${escapeHtml(format(explain(error)))}</pre>
<p>Correct it, and this page reloads.</p><script>${reloadScript(version)}</script>`);
};

/** `compile` returns mistakes in types. `serve` is called for each new base path. */
type Development = {
  root: string;
  build: (script: string) => Promise<ServedSite & { warnings: string[] }>;
  compile: () => Promise<string[]>;
  serve: (handle: RequestListener, base: string) => Promise<void>;
};

/**
 * Builds now and after each change. After the first build, pages do not wait for the compiler. Rejects if the site
 * cannot be served.
 */
export function develop({ root, build, compile, serve }: Development) {
  let version = '';
  let answer: RequestListener;
  let base: string | undefined;
  let warnings: string[] = [];
  let isWrong = false;

  const handle: RequestListener = (request, response) => {
    if (request.url !== versionPath) return answer(request, response);
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end(version);
  };

  async function buildAndShow() {
    const next = randomUUID();
    const site = await build(reloadScript(next));
    for (const warning of site.warnings) if (!warnings.includes(warning)) console.warn(warning);
    [version, answer, warnings] = [next, handler(site), site.warnings];
    return site.base;
  }

  function showError(error: Error) {
    console.error(explain(error));
    version = randomUUID();
    answer = serveError(error, version);
  }

  return runOnChanges(root, sources, async () => {
    const compiling = compile();
    const before = base;
    let failure: Error | undefined;
    try {
      base = await buildAndShow();
    } catch (error) {
      failure = error as Error;
      base ??= '/';
    }
    const error = errorOf(await compiling, failure);
    if (error) showError(error);
    else if (isWrong) console.log('No mistakes are left.');
    isWrong = error !== undefined;
    if (base !== before) await serve(handle, base);
  });
}
