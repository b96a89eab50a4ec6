// The sizes that the build prints, beside what they should be at most, in bytes as they travel. They guide us, and stop
// nobody: the tests hold them for a content of their own.
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';

/**
 * Sizes with what they are the size of: a page or a module.
 * @typedef {[path: string, bytes: number][]} Paths
 * @typedef {{ pages: Paths, script: number, ownScript: { total: number, shares: Paths } }} Sizes
 */

const guide = { page: 9000, ownScript: 4500, script: 66_000 };

const isPage = (path) => path.endsWith('.html');
const format = (bytes) => `${bytes.toLocaleString('en')} B`;

// What is not ours is left out: React, and the words of the content and of the interface. Only their names stay.
const require = createRequire(import.meta.url);
const leaveOut = (notOurs) => ({
  name: 'leave-out',
  setup(build) {
    build.onResolve({ filter: /^(react|prepared$)|\/words$/ }, ({ path }) => ({ path: basename(path), pluginData: path, namespace: 'left-out' }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path, pluginData }) => {
      const names = notOurs[path] ?? Object.keys(require(pluginData));
      return { contents: `export let ${names.join(',')}` };
    });
  },
});

/** The size of our own script in bytes of gzip, and the share of each module in it, largest first. */
export async function measureOwnScript(root, { clientOptions, notOurs }) {
  const plugins = [leaveOut(notOurs), ...clientOptions.plugins];
  const { outputFiles, metafile } = await bundle(root, { ...clientOptions, plugins, outfile: 'own.js' });
  const total = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  const raw = outputFiles[0].contents.length;
  const inputs = Object.entries(Object.values(metafile.outputs)[0].inputs);
  const shares = inputs
    .map(([path, { bytesInOutput }]) => [path, Math.round((bytesInOutput / raw) * total)])
    .filter(([, bytes]) => bytes > 0)
    .sort(([, a], [, b]) => b - a);
  return { total, shares };
}

/**
 * The sizes of a site: of each page and of the whole script in brotli, of our own script in gzip.
 * @returns {Promise<Sizes>}
 */
export async function measure(root, site) {
  const { files, script } = site;
  return {
    pages: [...files.keys()].filter(isPage).map((path) => [path, files.get(`${path}.br`).length]),
    script: files.get(`${script}.br`).length,
    ownScript: await measureOwnScript(root, site),
  };
}

const largestOf = (pages) => pages.reduce((largest, page) => (page[1] > largest[1] ? page : largest));

/** A sentence for each size above the guide, which says what to do. */
function advise({ pages, script, ownScript }) {
  const [path, largest] = largestOf(pages);
  const above = (what, bytes, most, remedy) =>
    bytes > most ? [`${what} has ${format(bytes)}, more than the ${format(most)} it should have: ${remedy}.`] : [];
  return [
    ...above(`dist/${path}`, largest, guide.page, 'shorten its texts, or show fewer things on it'),
    ...above('The whole script', script, guide.script, 'shorten the texts of src/content.ts, which travel in it'),
    ...above('Our own script', ownScript.total, guide.ownScript, 'look above for what has grown, and leave to CSS and HTML what they can do'),
  ];
}

const row = (name, bytes, most) => `${name.padEnd(36)} ${format(bytes).padStart(10)}${most ? `  of ${format(most)}` : ''}`;

/**
 * Sizes as a table to print and, below it, a sentence for each that is above the guide.
 * @param {Sizes} sizes
 */
export function report(sizes) {
  const { pages, script, ownScript } = sizes;
  const largest = largestOf(pages);
  const shown = pages.length > 12 ? pages.filter((page) => !page[0].includes('/') || page === largest) : pages;
  return [
    'Pages, with their CSS, brotli',
    ...shown.map(([path, bytes]) => row(`  ${path}`, bytes, guide.page)),
    'Script',
    row('  all of it, brotli', script, guide.script),
    row('  our own, gzip', ownScript.total, guide.ownScript),
    ...ownScript.shares.map(([path, bytes]) => row(`    ${path}`, bytes)),
    ...advise(sizes),
  ].join('\n');
}
