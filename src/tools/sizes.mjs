// The sizes that the build prints, beside what they should be at most, in bytes as they travel. They guide us, and stop
// nobody: the tests hold them for a content of their own.
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { defined } from './defined.mjs';

/** @import { Plugin } from 'esbuild' */
/** @import { BuiltSite } from './site.mjs' */

/**
 * A page or a module, and its size.
 * @typedef {[path: string, bytes: number]} Share
 *
 * @typedef {{ pages: Share[], script: number, ownScript: { total: number, shares: Share[] } }} Sizes
 */

const guide = { page: 9000, ownScript: 4500, script: 66_000 };

const isPage = (/** @type {string} */ path) => path.endsWith('.html');
const format = (/** @type {number} */ bytes) => `${bytes.toLocaleString('en')} B`;

const require = createRequire(import.meta.url);

/**
 * Leaves out what is not ours: React, and the words of the content and of the interface. Only their names stay.
 * @param {BuiltSite['notOurs']} notOurs
 * @returns {Plugin}
 */
const leaveOut = (notOurs) => ({
  name: 'leave-out',
  setup(build) {
    const names = new Map(Object.entries(notOurs));
    build.onResolve({ filter: /^(react|prepared$)|\/words$/ }, ({ path }) => ({ path: basename(path), pluginData: path, namespace: 'left-out' }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path, pluginData }) => {
      return { contents: `export let ${names.get(path) ?? Object.keys(require(pluginData))}` };
    });
  },
});

/**
 * The size of our own script in bytes of gzip, and the share of each module in it, largest first.
 * @param {string} root
 * @param {Pick<BuiltSite, 'clientOptions' | 'notOurs'>} site
 */
export async function measureOwnScript(root, { clientOptions, notOurs }) {
  const plugins = [leaveOut(notOurs), ...clientOptions.plugins];
  const { outputFiles, metafile } = await bundle(root, { ...clientOptions, plugins });
  // Of what is left out, only declarations without a value remain.
  const contents = defined(outputFiles[0], 'script').text.replace(/\bvar [\w$,]+;/g, '');
  const { inputs } = defined(metafile.outputs[clientOptions.outfile], clientOptions.outfile);
  const total = gzipSync(contents, { level: 9 }).length;
  const shares = Object.entries(inputs)
    .map(([path, { bytesInOutput }]) => /** @type {Share} */ ([path, Math.round((bytesInOutput / contents.length) * total)]))
    .filter(([, bytes]) => bytes > 0)
    .sort(([, a], [, b]) => b - a);
  return { total, shares };
}

/**
 * The sizes of a site: of each page and of the whole script in brotli, of our own script in gzip.
 * @param {string} root
 * @param {Pick<BuiltSite, 'files' | 'script' | 'clientOptions' | 'notOurs'>} site
 * @returns {Promise<Sizes>}
 */
export async function measure(root, site) {
  const compressed = (/** @type {string} */ path) => defined(site.files.get(`${path}.br`), `${path}.br`).length;
  return {
    pages: [...site.files.keys()].filter(isPage).map((path) => [path, compressed(path)]),
    script: compressed(site.script),
    ownScript: await measureOwnScript(root, site),
  };
}

const largestOf = (/** @type {Share[]} */ pages) => pages.reduce((largest, page) => (page[1] > largest[1] ? page : largest));

/**
 * A sentence when a size is above the guide, which says what to do.
 * @param {string} what
 * @param {number} bytes
 * @param {number} most
 * @param {string} remedy
 */
const advise = (what, bytes, most, remedy) =>
  bytes > most ? [`${what} has ${format(bytes)}, more than the ${format(most)} it should have: ${remedy}.`] : [];

/**
 * @param {string} name
 * @param {number} bytes
 * @param {number} [most]
 */
const row = (name, bytes, most) => `${name.padEnd(36)} ${format(bytes).padStart(10)}${most ? `  of ${format(most)}` : ''}`;

/**
 * Sizes as a table to print and, below it, a sentence for each that is above the guide.
 * @param {Sizes} sizes
 */
export function report({ pages, script, ownScript }) {
  const largest = largestOf(pages);
  const shown = pages.length > 12 ? pages.filter((page) => !page[0].includes('/') || page === largest) : pages;
  return [
    'Pages, with their CSS, brotli',
    ...shown.map(([path, bytes]) => row(`  ${path}`, bytes, guide.page)),
    'Script',
    row('  all of it, brotli', script, guide.script),
    row('  our own, gzip', ownScript.total, guide.ownScript),
    ...ownScript.shares.map(([path, bytes]) => row(`    ${path}`, bytes)),
    ...advise(`dist/${largest[0]}`, largest[1], guide.page, 'shorten its texts, or show fewer things on it'),
    ...advise('The whole script', script, guide.script, 'shorten the texts of src/content.ts, which travel in it'),
    ...advise('Our own script', ownScript.total, guide.ownScript, 'look above for what has grown, and leave to CSS and HTML what they can do'),
  ].join('\n');
}
