// The headers of all servers. They depend on the settings alone, so that a server is configured only once.
import { settings } from 'site/settings';
import { brandImages } from '../pictures';

export type Headers = Record<string, string>;

/** Paths are relative to the base path; a trailing `*` matches any rest. */
export type HeaderRule = { paths: string[]; headers: Headers };

/** The paths of a rule as a regular expression. */
export const patternOf = ({ paths }: HeaderRule) => paths.join('|').replaceAll('.', '\\.').replaceAll('*', '.*');

// In seconds.
const oneDay = 24 * 60 * 60;
const oneYear = 365 * oneDay;
const { httpsDays = 2 * 365 } = settings;

const noFrames = `frame-ancestors 'none'`;

// For a file opened by itself. To show a PDF at full size, WebKit needs the styles; with `sandbox` it shows none.
const noScripts =
  `default-src 'self' data:; style-src 'unsafe-inline'; script-src 'none'; form-action 'none'; ${noFrames}`;

/** The headers of every file. */
export const common: Headers = {
  'Strict-Transport-Security': `max-age=${httpsDays * oneDay}`, // not includeSubDomains: the domain is the team's
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * The headers of what no rule names: pages, and files of assets/root/. `no-transform`: proxies must not rewrite pages,
 * whose policy and mail address they would break.
 */
export const otherwise: Headers = {
  'Content-Security-Policy': noFrames,
  'Cache-Control': 'no-cache, no-transform',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The files that other headers are for. */
export const headerRules: HeaderRule[] = [
  {
    paths: ['assets/*'],
    headers: {
      'Content-Security-Policy': noScripts,
      'Cache-Control': `public, max-age=${oneYear}, immutable`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    paths: [...brandImages, 'share/*'],
    headers: {
      'Content-Security-Policy': noScripts,
      'Cache-Control': `public, max-age=${oneDay}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
];
