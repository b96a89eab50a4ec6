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

/** Polls, since browsers allow only six connections to an HTTP/1.1 host: open ones of six tabs would block it. */
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

/**
 * `build` adds `script` to pages. `compile` returns the mistakes in types. `serve` is called at first and when the base
 * path changes.
 */
type Development = {
  root: string;
  build: (script: string) => Promise<ServedSite & { warnings: string[] }>;
  compile: (signal: AbortSignal) => Promise<string[]>;
  serve: (handle: RequestListener, base: string) => Promise<void>;
};

/**
 * Builds now and after each change, and reloads open pages. A page is shown as soon as it is built, mistakes as soon as
 * the compiler has ended too. Rejects if the site cannot be served or watched.
 */
export function develop({ root, build, compile, serve }: Development) {
  let version = '';
  let base: string | undefined;
  let said: string[] = []; // warnings are not repeated
  let answer: RequestListener | undefined;
  let isWrong = false;
  let compiling = new AbortController();

  function show(next: string, listener: RequestListener) {
    version = next;
    answer = listener;
  }

  function report(error?: Error) {
    if (error) {
      const next = randomUUID();
      console.error(explain(error));
      show(next, serveError(error, next));
    } else if (isWrong) {
      console.log('All is well again.');
    }
    isWrong = error !== undefined;
  }

  const handle: RequestListener = (request, response) => {
    if (request.url !== versionPath) return answer!(request, response);
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end(version);
  };

  return runOnChanges(root, sources, async () => {
    compiling.abort(); // the run for the files before this change
    compiling = new AbortController();
    const { signal } = compiling;
    const checking = compile(signal);
    const next = randomUUID();
    const before = base;
    let failure: Error | undefined;
    try {
      const site = await build(reloadScript(next));
      for (const warning of site.warnings.filter((warning) => !said.includes(warning))) console.warn(warning);
      said = site.warnings;
      base = site.base;
      show(next, handler(site));
    } catch (error) {
      failure = error as Error;
      base ??= '/';
    }
    const reported = checking.then((reports) => {
      if (!signal.aborted) report(errorOf(reports, failure));
    });
    if (!answer) await reported; // there is nothing to show before
    if (base !== before) await serve(handle, base);
  });
}
