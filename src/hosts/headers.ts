// The headers of all servers. They depend on the settings alone, so that a server is configured only once.
import { brandImages } from '../pictures';

/** What servers know of a site in one language: the path of home, that of projects below it, and headers of all files. */
export type HostedSite = { base: string; projectsPath: string; common: Headers };

export type Headers = Record<string, string>;

/** Paths are relative to the base path; a trailing `*` matches any rest. */
export type HeaderRule = { paths: string[]; headers: Headers };

/** The paths of a rule as a regular expression. */
export const patternOf = ({ paths }: HeaderRule) => paths.join('|').replaceAll('.', '\\.').replaceAll('*', '.*');

/** Writes each header in the syntax of a server. */
export const linesOf = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value)).join('\n');

// In seconds.
const oneDay = 24 * 60 * 60;
const oneYear = 365 * oneDay;

const noFrames = `frame-ancestors 'none'`;

// For a file opened by itself. To show a PDF at full size, WebKit needs the styles; with `sandbox` it shows none.
const noScripts =
  `default-src 'self' data:; style-src 'unsafe-inline'; script-src 'none'; form-action 'none'; ${noFrames}`;

/** The headers of every file. */
export const commonHeaders = (httpsDays = 2 * 365): Headers => ({
  'Strict-Transport-Security': `max-age=${httpsDays * oneDay}`, // not includeSubDomains: the domain is the team's
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

const headersOf = (policy: string, cache: string, users: 'same-origin' | 'cross-origin'): Headers =>
  ({ 'Content-Security-Policy': policy, 'Cache-Control': cache, 'Cross-Origin-Resource-Policy': users });

/**
 * The headers of what no rule names: pages, and files of assets/root/. `no-transform`: proxies must not rewrite pages,
 * whose policy and mail address they would break.
 */
export const otherwise = headersOf(noFrames, 'no-cache, no-transform', 'same-origin');

/** The files that other headers are for. */
export const headerRules: HeaderRule[] = [
  { paths: ['assets/*'], headers: headersOf(noScripts, `public, max-age=${oneYear}, immutable`, 'same-origin') },
  { paths: [...brandImages, 'share/*'], headers: headersOf(noScripts, `public, max-age=${oneDay}`, 'cross-origin') },
];

/** The rules for files below a path. */
export const rulesBelow = (path: string): HeaderRule[] =>
  headerRules.map(({ paths, headers }) => ({ paths: paths.map((file) => path + file), headers }));
