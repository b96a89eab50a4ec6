// The sizes that the build prints, in bytes, beside what they should be at most. They are a guide and refuse nothing; the
// tests hold the sample to them.
import { defined } from './defined.mjs';

/** @import { Metafile } from 'esbuild' */
/** @import { BuiltSite } from './site.mjs' */

/**
 * A page or a module, and its size.
 * @typedef {[path: string, bytes: number]} Share
 *
 * @typedef {{ pages: Share[], script: number, modules: Share[] }} Sizes
 */

export const guide = { page: 9500, script: 66_000 };

const isPage = (/** @type {string} */ path) => path.endsWith('.html');
const format = (/** @type {number} */ bytes) => `${bytes.toLocaleString('en')} B`;

/** A module of a package is counted as the package. */
const nameOf = (/** @type {string} */ path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;

/**
 * What each module has in a bundled file, minified and not compressed, largest first.
 * @param {Metafile} metafile
 * @returns {Share[]}
 */
export function modulesOf({ outputs }) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = nameOf(path);
      sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput);
    }
  }
  return [...sizes].filter(([, bytes]) => bytes > 0).sort(([, a], [, b]) => b - a);
}

/**
 * The sizes of a site whose files are compressed: of each page and of the script in brotli, as they travel, and of the
 * script's modules.
 * @param {Pick<BuiltSite, 'files' | 'script' | 'modules'>} site
 * @returns {Sizes}
 */
export function measure({ files, script, modules }) {
  const compressed = (/** @type {string} */ path) => defined(files.get(`${path}.br`), `${path}.br`).length;
  return {
    pages: [...files.keys()].filter(isPage).map((path) => [path, compressed(path)]),
    script: compressed(script),
    modules,
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
export function report({ pages, script, modules }) {
  const largest = largestOf(pages);
  const shown = pages.length > 12 ? pages.filter((page) => !page[0].includes('/') || page === largest) : pages;
  return [
    'Pages, with their CSS, brotli',
    ...shown.map(([path, bytes]) => row(`  ${path}`, bytes, guide.page)),
    row('Script, brotli', script, guide.script),
    'Modules of the script, minified',
    ...modules.map(([path, bytes]) => row(`  ${path}`, bytes)),
    ...advise(`dist/${largest[0]}`, largest[1], guide.page, 'shorten its texts, or show fewer things on it'),
    ...advise('The script', script, guide.script, 'shorten the texts of src/content.ts, which travel in it'),
  ].join('\n');
}
