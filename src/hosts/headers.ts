// The headers of all servers. They depend on the settings alone, so a server is configured once.
import { brandImages } from '../pictures';

/** What servers know of a language. `common` are the headers of all files, `folder` is that of a further language. */
export type HostedSite = { base: string; projectsPath: string; common: Headers; folder: string };

export type Headers = Record<string, string>;

/** A `*` at the end of a path stands for any rest. */
export type HeaderRule = { paths: string[]; headers: Headers };

/** The regular expression for the paths of a rule, without anchors. */
export const patternOf = ({ paths }: HeaderRule) => paths.join('|').replaceAll('.', '\\.').replaceAll('*', '.*');

/** Writes each header in the syntax of a server. */
export const linesOf = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value)).join('\n');

const oneDay = 24 * 60 * 60; // in seconds
const oneYear = 365 * oneDay;

const noFrames = `frame-ancestors 'none'`;

// For a file that is opened by itself. WebKit needs styles to show a PDF, and shows none with `sandbox`.
const noScripts =
  `default-src 'self' data:; style-src 'unsafe-inline'; script-src 'none'; form-action 'none'; ${noFrames}`;

export const commonHeaders = (httpsDays = 2 * 365): Headers => ({
  'Strict-Transport-Security': `max-age=${httpsDays * oneDay}`, // no includeSubDomains: they may be other sites
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

const headersOf = (policy: string, cache: string, users: 'same-origin' | 'cross-origin'): Headers =>
  ({ 'Content-Security-Policy': policy, 'Cache-Control': cache, 'Cross-Origin-Resource-Policy': users });

/** For pages, and other files without a rule. A proxy that rewrites a page breaks its policy and mail address. */
export const pageHeaders = headersOf(noFrames, 'no-cache, no-transform', 'same-origin');

export const headerRules: HeaderRule[] = [
  { paths: ['assets/*'], headers: headersOf(noScripts, `public, max-age=${oneYear}, immutable`, 'same-origin') },
  { paths: [...brandImages, 'share/*'], headers: headersOf(noScripts, `public, max-age=${oneDay}`, 'cross-origin') },
];

/** The rules for files below a path. The `folder` of a further language has share images alone. */
export const rulesBelow = (path: string, folder: string): HeaderRule[] => headerRules.map(({ paths, headers }) => {
  const used = paths.filter((file) => folder === '' || file.startsWith('share'));
  return { paths: used.map((file) => path + file), headers };
});
