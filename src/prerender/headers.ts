// The one list of headers, from which the host files and the local server are made.
import { projectsPath } from '../prepare/project-address.mjs';

type Hashes = { cssHash: string; scriptHash: string };

/** Headers of the files at these paths below the base; `*` at the end stands for any rest. */
export type HeaderRule = { paths: string[]; headers: Record<string, string> };

/** Content security policy: only the one script and the one stylesheet, by hash, and files of this host. */
export const policy = ({ cssHash, scriptHash }: Hashes) =>
  [
    `default-src 'none'`,
    `script-src '${scriptHash}'`,
    `style-src '${cssHash}'`,
    `img-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

const twoYears = 2 * 365 * 24 * 60 * 60;
const oneYear = 365 * 24 * 60 * 60;
const oneDay = 24 * 60 * 60;

/**
 * Every header of every file. A path meets each header name at most once, since hosts join the values of rules that
 * match the same file.
 */
export const headerRules = (hashes: Hashes): HeaderRule[] => [
  {
    paths: ['*'],
    headers: {
      'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    },
  },
  {
    // The policy is the pages' alone: on an image it would refuse the style a browser gives one that is opened by itself.
    paths: ['', 'index.html', projectsPath, `${projectsPath}.html`, `${projectsPath}/*`, '404.html'],
    headers: {
      'Content-Security-Policy': `${policy(hashes)}; frame-ancestors 'none'`,
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    paths: ['sitemap.xml', 'robots.txt', 'site.webmanifest'],
    headers: { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  {
    paths: ['assets/*'],
    headers: { 'Cache-Control': `public, max-age=${oneYear}, immutable`, 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  {
    paths: ['share.png', 'icon.svg', 'favicon.ico', 'apple-touch-icon.png'],
    headers: { 'Cache-Control': `public, max-age=${oneDay}`, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
];
