import type { BuiltSite } from '../builder/site';

/** In bytes of brotli. */
type Size = [path: string, bytes: number];

// What a server sends before the browser answers: ten packets of TCP, less the headers. It is a remark for a team's own
// content; test/tools/cli/sizes.build.test.ts holds the code to its size.
const firstRoundTrip = 13_500;

/** The compressed sizes of the pages that have the script, largest first, and of the script. */
export function measure({ files, script }: Pick<BuiltSite, 'files' | 'script'>) {
  const sizeOf = (path: string): Size => [path, files.get(`${path}.br`)!.length];
  const pages = [...files].filter(([path, bytes]) => path.endsWith('.html') && bytes.includes(script));
  return { pages: pages.map(([path]) => sizeOf(path)).sort(([, a], [, b]) => b - a), script: sizeOf(script) };
}

function row([path, bytes]: Size) {
  const remark = path.endsWith('.html') && bytes > firstRoundTrip ? ': too much text to arrive in one round trip' : '';
  return `${path.padEnd(36)} ${bytes.toLocaleString('en').padStart(7)} B${remark}`;
}

export const report = ({ pages, script }: ReturnType<typeof measure>) =>
  ['Compressed with brotli, pages with their CSS:', ...[...pages.slice(0, 8), script].map(row)].join('\n');
