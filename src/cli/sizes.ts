// The table of sizes that the build prints, in bytes. The limits are a guide for teams; a test holds the sample to them.
import type { Share } from '../build/bundle';
import { defined } from '../build/mistake';
import type { BuiltSite } from '../build/site';

export type Sizes = { pages: Share[]; script: number; modules: Share[] };

export const limits = { page: 9500, script: 66_000 };

const format = (bytes: number) => `${bytes.toLocaleString('en')} B`;

/**
 * The sizes of each page that has the script, and of the script, in brotli, and those of the script's modules. `files` must
 * include the `.br` files.
 */
export function measure({ files, script, modules }: Pick<BuiltSite, 'files' | 'script' | 'modules'>): Sizes {
  const compressed = (path: string) => defined(files.get(`${path}.br`), `${path}.br`).length;
  const isPage = (path: string) => path.endsWith('.html') && files.get(path)?.includes(script);
  return {
    pages: [...files.keys()].filter(isPage).map((path) => [path, compressed(path)]),
    script: compressed(script),
    modules,
  };
}

const largestOf = (pages: Share[]) => pages.reduce((largest, page) => (page[1] > largest[1] ? page : largest));

/** A sentence with the remedy if a size exceeds its limit. */
const advise = (what: string, bytes: number, most: number, remedy: string) =>
  bytes > most ? [`${what} has ${format(bytes)}, more than the ${format(most)} it should have: ${remedy}.`] : [];

const row = (name: string, bytes: number, most?: number) => `${name.padEnd(36)} ${format(bytes).padStart(10)}${most ? `  of ${format(most)}` : ''}`;

/** The table of sizes and, below it, a sentence for each size above its limit. */
export function report({ pages, script, modules }: Sizes) {
  const largest = largestOf(pages);
  const shown = pages.length > 12 ? pages.filter((page) => !page[0].includes('/') || page === largest) : pages;
  return [
    'Pages, with their CSS, brotli',
    ...shown.map(([path, bytes]) => row(`  ${path}`, bytes, limits.page)),
    row('Script, brotli', script, limits.script),
    'Modules of the script, minified',
    ...modules.map(([path, bytes]) => row(`  ${path}`, bytes)),
    ...advise(`dist/${largest[0]}`, largest[1], limits.page, 'shorten its texts, or show fewer things on it'),
    ...advise('The script', script, limits.script, 'shorten the texts of src/content.ts, which travel in it'),
  ].join('\n');
}
