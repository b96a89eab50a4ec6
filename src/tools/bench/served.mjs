// Sites on servers of their own, for as long as they are measured.
import { brotliCompressSync } from 'node:zlib';
import { handler, listen, portOf } from '../../../test/tools.mjs';

/** @import { BuiltSite } from '../../build/site' */

/**
 * The same site by hand: its HTML and CSS as they are, and no script.
 * @param {BuiltSite} site
 * @returns {BuiltSite}
 */
export function withoutScript(site) {
  const files = new Map(site.files);
  for (const [path, bytes] of site.files) {
    if (!path.endsWith('.html')) continue;
    const html = Buffer.from(bytes.toString().replace(/<script src=.*?<\/script>/, ''));
    files.set(path, html).set(`${path}.br`, brotliCompressSync(html));
  }
  return { ...site, files };
}

/**
 * Serves a site. Returns its `address`, which ends in a slash, and what ends it.
 * @param {BuiltSite} site
 */
export async function serve(site) {
  const server = await listen(handler(site), '0');
  function close() {
    server.close();
    server.closeAllConnections();
  }
  return { address: `http://localhost:${portOf(server)}${site.base}`, close };
}
