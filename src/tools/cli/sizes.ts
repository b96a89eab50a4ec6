import type { BuiltSite } from '../builder/site';

const firstRoundTrip = 13_500; // bytes in TCP's first ten packets: https://www.rfc-editor.org/rfc/rfc6928

/** The sizes in brotli of the script and of the eight largest pages. */
export function report({ pages, script }: Pick<BuiltSite, 'pages' | 'script'>, copies: ReadonlyMap<string, Buffer>) {
  const sizeOf = (path: string) => copies.get(`${path}.br`)!.length;
  const largest = [...pages.keys()].filter((path) => !path.endsWith('/index.html'))
    .sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 8);
  const lines = [...largest, script].map((path) => {
    const isLong = path !== script && sizeOf(path) > firstRoundTrip;
    return `${path.padEnd(36)} ${sizeOf(path)} B${isLong ? ': too much text to arrive in one round trip' : ''}`;
  });
  return ['Compressed with brotli, pages with their CSS:', ...lines].join('\n');
}
