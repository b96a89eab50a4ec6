// The table of sizes that the build prints, in bytes. The limits are a guide for teams; a test holds the sample to them.
import type { Share } from '../build/bundle';
import { defined } from '../build/mistake';
import type { BuiltSite } from '../build/site';

type Counts = BuiltSite['counts'];

export type Sizes = { pages: Share[]; script: number; modules: Share[]; counts: Counts };

// What a server sends before the browser answers: ten packets of TCP, less the headers.
const firstRoundTrip = 13_500;

/**
 * The sizes that pages and the script should not exceed. Each member adds about 140 B to home and 100 B to the script, each
 * project 100 B and 160 B; the limits leave half as much again for long texts.
 */
export const limitsFor = ({ members, projects }: Counts) => ({
  page: Math.min(8750 + 200 * members + 150 * projects, firstRoundTrip),
  script: 65_300 + 150 * members + 250 * projects,
});

const format = (bytes: number) => `${bytes.toLocaleString('en')} B`;

/**
 * The sizes of each page that has the script, and of the script, in brotli, and those of the script's modules. `files` must
 * include the `.br` files.
 */
export function measure({ files, script, modules, counts }: Pick<BuiltSite, 'files' | 'script' | 'modules' | 'counts'>): Sizes {
  const compressed = (path: string) => defined(files.get(`${path}.br`), `${path}.br`).length;
  const isPage = (path: string) => path.endsWith('.html') && files.get(path)?.includes(script);
  return {
    pages: [...files.keys()].filter(isPage).map((path) => [path, compressed(path)]),
    script: compressed(script),
    modules,
    counts,
  };
}

const largestOf = (pages: Share[]) => pages.reduce((largest, page) => (page[1] > largest[1] ? page : largest));

/** A sentence with the remedy if a size exceeds its limit. */
function advise(what: string, bytes: number, most: number, remedy: string) {
  if (bytes <= most) return [];
  const why = most === firstRoundTrip ? 'that arrive in the first round trip' : 'it should have';
  return [`${what} has ${format(bytes)}, more than the ${format(most)} ${why}: ${remedy}.`];
}

const row = (name: string, bytes: number, most?: number) => `${name.padEnd(36)} ${format(bytes).padStart(10)}${most ? `  of ${format(most)}` : ''}`;

/** The table of sizes and, below it, a sentence for each size above its limit. */
export function report({ pages, script, modules, counts }: Sizes) {
  const limits = limitsFor(counts);
  const largest = largestOf(pages);
  const most = largest[1] > firstRoundTrip ? firstRoundTrip : limits.page;
  const shown = pages.length > 12 ? pages.filter((page) => !page[0].includes('/') || page === largest) : pages;
  return [
    'Pages, with their CSS, brotli',
    ...shown.map(([path, bytes]) => row(`  ${path}`, bytes, limits.page)),
    row('Script, brotli', script, limits.script),
    'Modules of the script, minified',
    ...modules.map(([path, bytes]) => row(`  ${path}`, bytes)),
    ...advise(`dist/${largest[0]}`, largest[1], most, 'shorten its texts, or show fewer things on it'),
    ...advise('The script', script, limits.script, 'shorten the texts of src/content.ts, which travel in it'),
  ].join('\n');
}
