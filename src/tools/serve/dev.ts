import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { escapeHtml } from '../../html/tags';
import { listFiles } from '../files';
import { buildSite } from '../build/build-site';
import { checkTypes } from '../check-types';
import { explain } from '../user-error';
import { handler, listen } from './server';

const sources = ['src', 'styles', 'assets'];
const ignored = /^(src\/tools|assets\/photos)\//; // the running tools, and unpublished photos
const versionPath = '/__version';
const intervalMs = 200;

/** Returns paths and modification times. Node's recursive `watch` misses files that editors replace by renaming. */
async function readTimes(root: string) {
  const files = sources.flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`));
  return ['index.html', ...files].filter((file) => !ignored.test(file))
    .map((file) => file + statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs).join();
}

/**
 * Reloads the page after a build, and shows dead links at its foot. Polls, because six tabs with an open connection
 * would use up all of the browser's connections to this host.
 */
const reloadScript = (version: string) => `const bar = document.createElement('pre');
bar.style = 'position: fixed; inset: auto 0 0; z-index: 9; margin: 0; overflow: auto; background: #600; color: #fff';
setInterval(async () => {
  const answer = await fetch('${versionPath}').catch(() => {});
  const [latest, ...deadLinks] = answer?.ok ? (await answer.text()).split('\\n') : ['${version}'];
  if (latest !== '${version}') location.reload();
  bar.textContent ||= deadLinks.join('\\n');
  if (!bar.isConnected) document.body.append(bar);
}, 500);`;

/** Shows a mistake. The page is tall, so that the browser keeps the scroll position until the site is back. */
const errorPage = (mistake: string, version: string): RequestListener => (_, response) => {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><meta name="color-scheme" content="light dark"><title>Build failed</title>
<body style="height: 99999px"><div style="position: sticky; top: 0; max-height: 100vh; overflow: auto">
<h1>Build failed</h1><pre style="white-space: pre-wrap">${escapeHtml(mistake)}</pre></div>
<script>${reloadScript(version)}</script>`);
};

/** Serves the site and rebuilds it after each change. */
export async function develop(root: string, port: string, isForNetwork?: boolean) {
  let built = ''; // the version of the last build, and the dead links in it
  let answer: RequestListener;
  let warnings: string[] = [];

  async function build() {
    const next = `${Date.now()}`;
    let deadLinks: string[] = [];
    try {
      await checkTypes(root);
      const site = await buildSite(root, reloadScript(next));
      answer = handler(site);
      for (const warning of site.warnings) if (!warnings.includes(warning)) console.warn(warning);
      ({ warnings, deadLinks } = site);
      console.log(`Built at ${new Date().toLocaleTimeString()}.`);
      return site.sitePath;
    } catch (error) {
      const mistake = `${explain(error)}`;
      console.error(mistake);
      answer = errorPage(mistake, next);
      return '/';
    } finally {
      built = [next, ...deadLinks].join('\n');
    }
  }

  const handle: RequestListener = (request, response) => {
    if (request.url === versionPath) response.end(built);
    else answer(request, response);
  };

  let seen = await readTimes(root);
  const sitePath = await build();
  await listen(handle, sitePath, port, isForNetwork);
  for (;;) {
    await setTimeout(intervalMs);
    const now = await readTimes(root).catch(String); // a folder may have just been removed
    if (now !== seen) await build();
    seen = now;
  }
}
