import type { BuiltSite } from '../builder/site';

// Bytes: TCP's initial ten packets less headers (https://www.rfc-editor.org/rfc/rfc6928). This only warns about a
// team's content; test/tools/cli/sizes.build.test.ts limits the code.
const firstRoundTrip = 13_500;

/** The sizes in brotli of the eight largest pages and of the script, as a table. */
export function report({ pages, script }: Pick<BuiltSite, 'pages' | 'script'>, copies: ReadonlyMap<string, Buffer>) {
  const sizeOf = (path: string) => copies.get(`${path}.br`)!.length;
  const row = (path: string, limit = Infinity) => {
    const remark = sizeOf(path) > limit ? ': too much text to arrive in one round trip' : '';
    return `${path.padEnd(36)} ${sizeOf(path).toLocaleString('en').padStart(7)} B${remark}`;
  };
  const largest = [...pages.keys()].filter((path) => !path.endsWith('/index.html'))
    .sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 8);
  return [
    'Compressed with brotli, pages with their CSS:', ...largest.map((path) => row(path, firstRoundTrip)), row(script),
  ].join('\n');
}
