// The sizes that the build prints, in bytes. The limits are a guide for teams; a test holds the sample to them.
import type { BuiltSite } from '../build/site';

type Counts = BuiltSite['counts'];

export type Sizes = { pages: [path: string, bytes: number][]; script: number; counts: Counts };

// What a server sends before the browser answers: ten packets of TCP, less the headers.
const firstRoundTrip = 13_500;

/**
 * The sizes that pages and the script should not exceed. Each member adds about 140 B to home and 100 B to the script,
 * each project 100 B and 160 B; the limits leave half as much again for long texts.
 */
export const limitsFor = ({ members, projects }: Counts) => ({
  page: Math.min(8000 + 200 * members + 150 * projects, firstRoundTrip),
  script: 65_800 + 150 * members + 250 * projects,
});

/** The sizes of each page that has the script, and of the script, in brotli. `files` must include the `.br` files. */
export function measure({ files, script, counts }: Pick<BuiltSite, 'files' | 'script' | 'counts'>): Sizes {
  const compressed = (path: string) => files.get(`${path}.br`)!.length;
  const isPage = (path: string) => path.endsWith('.html') && files.get(path)?.includes(script);
  const pages = [...files.keys()].filter(isPage).map((path): [string, number] => [path, compressed(path)]);
  return { pages: pages.sort(([, a], [, b]) => b - a), script: compressed(script), counts };
}

function row(name: string, bytes: number, most: number) {
  const size = `${bytes.toLocaleString('en')} B`.padStart(10);
  return `${name.padEnd(36)} ${size}  of ${most.toLocaleString('en')} B${bytes > most ? ': too much text' : ''}`;
}

/** The table of sizes: of the largest pages, and of the script, which has the texts of src/content.ts too. */
export function report({ pages, script, counts }: Sizes) {
  const limits = limitsFor(counts);
  return [
    'Compressed with brotli, pages with their CSS:',
    ...pages.slice(0, 8).map(([path, bytes]) => row(path, bytes, limits.page)),
    row('the script', script, limits.script),
  ].join('\n');
}
