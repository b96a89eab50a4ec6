import type { BuiltSite } from '../builder/site';

type Size = [path: string, bytes: number];

// Bytes: TCP's initial ten packets less headers (https://www.rfc-editor.org/rfc/rfc6928). This only warns about a
// team's content; test/tools/cli/sizes.build.test.ts limits the code.
const firstRoundTrip = 13_500;

/** The sizes in bytes of brotli: pages with the script, largest first, and the script. */
export function measure({ files, script }: Pick<BuiltSite, 'files' | 'script'>) {
  const sizeOf = (path: string): Size => [path, files.get(`${path}.br`)!.length];
  const pages = [...files].filter(([path, bytes]) => /(?<!\/index)\.html$/.test(path) && bytes.includes(script));
  return { pages: pages.map(([path]) => sizeOf(path)).sort(([, a], [, b]) => b - a), script: sizeOf(script) };
}

function row([path, bytes]: Size) {
  const remark = path.endsWith('.html') && bytes > firstRoundTrip ? ': too much text to arrive in one round trip' : '';
  return `${path.padEnd(36)} ${bytes.toLocaleString('en').padStart(7)} B${remark}`;
}

export const report = ({ pages, script }: ReturnType<typeof measure>) =>
  ['Compressed with brotli, pages with their CSS:', ...[...pages.slice(0, 8), script].map(row)].join('\n');
