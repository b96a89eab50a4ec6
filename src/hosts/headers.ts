// The headers of all servers. They do not depend on members and projects, so that a server is configured only once.
import { base, projectsPath } from 'model';
import { settings } from 'site/settings';
import { routes } from '../page/pages/routes';
import { brandImages } from '../pictures';

export type Headers = Record<string, string>;

/** Paths are relative to the base path; a trailing `*` matches any rest. */
export type HeaderRule = { paths: string[]; headers: Headers };

// In seconds.
const oneDay = 24 * 60 * 60;
const oneYear = 365 * oneDay;
const { httpsDays = 2 * 365 } = settings;

const pageFiles =
  [...routes].filter(([, { kind }]) => kind !== 'project').flatMap(([file]) => [file, `${file}.html`]);

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
 * For files of assets/root/, which no rule names. `_headers` cannot express this. `no-transform`: proxies must not rewrite
 * pages, whose policy and mail address they would break.
 */
export const otherwise: Headers = {
  'Content-Security-Policy': noFrames,
  'Cache-Control': 'no-cache, no-transform',
};

export const pageRule: HeaderRule = {
  paths: ['', ...pageFiles, `${projectsPath}/*`, '404', '404.html', 'sitemap.xml', 'robots.txt', 'site.webmanifest'],
  headers: { ...otherwise, 'Cross-Origin-Resource-Policy': 'same-origin' },
};

/** No two rules name the same file, since hosts would join their headers' values. */
export const headerRules: HeaderRule[] = [
  pageRule,
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

/**
 * For Netlify and Cloudflare Pages: https://docs.netlify.com/manage/routing/headers/ and
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = () =>
  [{ paths: ['*'], headers: common }, ...headerRules].flatMap(({ paths, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return paths.flatMap((path) => [`${base}${path}\n`, ...lines]);
  }).join('');
