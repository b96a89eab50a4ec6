import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { escapeHtml } from '../../html/escape-html';
import { buildSite } from '../builder/build-site';
import { listFiles } from '../common/files';
import { explain } from '../common/mistake';
import { handler, listen } from './server';

const sources = ['src', 'styles', 'assets'];
const versionPath = '/__version';
const intervalMs = 200;

/** The files and when they were changed. On Linux, Node's recursive `watch` misses files that an editor replaces. */
function look(root: string) {
  const paths = sources.flatMap((folder) => listFiles(join(root, folder)).map((file) => join(root, folder, file)));
  return paths.map((path) => path + statSync(path, { throwIfNoEntry: false })?.mtimeMs).join();
}

/** Polls, since a browser opens six connections to a host at most, which six waiting tabs would use up. */
const reloadScript = (version: string) => `setInterval(async () => {
  const answer = await fetch('${versionPath}').catch(() => {});
  if (answer?.ok && await answer.text() !== '${version}') location.reload();
}, 500);`;

const showError = (error: unknown, version: string): RequestListener => (_, response) => {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><meta name="color-scheme" content="light dark"><title>A mistake</title>
<h1>A mistake</h1><pre style="white-space: pre-wrap">${escapeHtml(`${explain(error)}`)}</pre>
<script>${reloadScript(version)}</script>`);
};

/** Lets the compiler print what it finds, as long as this process runs. */
function watchTypes(root: string) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const hasGroups = process.platform !== 'win32'; // it starts another process, which must end too
  const { pid } = spawn(process.execPath, [compiler, '--watch', '--preserveWatchOutput'], {
    cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: hasGroups,
  });
  process.once('exit', () => process.kill(hasGroups ? -pid! : pid!));
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
}

/** Serves the site, and builds it again after changes. */
export async function develop(root: string, port: string, isForNetwork?: boolean) {
  let version = '';
  let answer: RequestListener;

  async function build() {
    const next = `${Date.now()}`;
    try {
      const site = await buildSite(root, { isDevelopment: true, devScript: reloadScript(next) });
      answer = handler(site);
      return site.sitePath;
    } catch (error) {
      console.error(explain(error));
      answer = showError(error, next);
      return '/';
    } finally {
      version = next;
    }
  }

  let seen = look(root);
  const sitePath = await build();
  const handle: RequestListener = (request, response) =>
    (request.url === versionPath ? response.end(version) : answer(request, response));
  await listen(handle, sitePath, port, isForNetwork);
  watchTypes(root);
  for (;;) {
    await setTimeout(intervalMs);
    const now = look(root);
    if (now !== seen) await build();
    seen = now;
  }
}
