import { base, home } from 'prepared';
import type { Route } from '../pages/routes';
import { language } from '../words';
import type { Page } from '../types';
import { escapeHtml } from './escape-html';
import { structuredData } from './structured-data';

/** What the bundler made, as the pages refer to it. Hashes are `sha256-…`; paths lie below the base. */
export type Bundle = {
  css: string;
  cssHash: string;
  script: string;
  scriptHash: string;
  /** Whether pages carry the security policy; it would refuse the reload script while developing. */
  isStrict: boolean;
};

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

/**
 * The content security policy of a page: files of this host, and of scripts and styles only those of `sources`, by hash.
 * It stands in the page alone, since the hashes change with it. A `<meta>` cannot say who may frame the page: the headers do.
 */
const policy = (...sources: string[]) =>
  [
    `default-src 'none'`,
    ...sources,
    `img-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

const policyTag = ({ isStrict }: Bundle, ...sources: string[]) =>
  isStrict ? `<meta http-equiv="content-security-policy" content="${policy(...sources)}">` : '';

// Open Graph wants the region too: the likeliest, where the language names none.
const locale = new Intl.Locale(language).maximize();

/** What search engines and shared links show of a page. A tag with `data-says` is kept to the page that is shown. */
function found(page: Page) {
  const says = (fact: keyof Page) => `content="${escapeHtml(page[fact])}" data-says="${fact}"`;
  return [
    `<meta name="robots" ${says('robots')}>`,
    `<meta name="description" ${says('description')}>`,
    `<link rel="canonical" href="${escapeHtml(page.url)}" data-says="url">`,
    `<meta property="og:title" ${says('tabTitle')}>`,
    `<meta property="og:description" ${says('description')}>`,
    `<meta property="og:url" ${says('url')}>`,
    property('og:type', 'website'),
    property('og:locale', `${locale.language}_${locale.region}`),
    property('og:site_name', home.brand),
    property('og:image', `${home.url}share.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${home.brand}: ${home.headline}`),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** The inside of a page's `<head>`, after its character set and viewport. */
export const head = (route: Route, bundle: Bundle) =>
  [
    policyTag(bundle, `script-src '${bundle.scriptHash}'`, `style-src '${bundle.cssHash}'`),
    `<title>${escapeHtml(route.page.tabTitle)}</title>`,
    ...found(route.page),
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    `<style>${bundle.css}</style>`,
  ].join('\n');

/**
 * The end of a page, after all that is seen: what search engines read, and the script, since pictures come before it. It
 * is `async`: while a deferred one is on its way, Chromium does not go to the section that an address names.
 */
export const tail = (route: Route, { script, scriptHash }: Bundle) =>
  [
    ...(route.kind === 'unknown' ? [] : [`<script type="application/ld+json">${structuredData(route)}</script>`]),
    `<script src="${base}${script}" integrity="${scriptHash}" async fetchpriority="low"></script>`,
  ].join('\n');

// Its link is for browsers that refuse to be sent on: it appears when they have not gone by then.
const notFoundStyle = 'a{animation:appear 0s 2s backwards}@keyframes appear{from{opacity:0}}';
const notFoundStyleHash = 'sha256-ekSkGURNdL+GmHtt6oVnV6vTyfGPJ3MOAgFbOYQ1M+Y='; // a test compares them

/** The inside of the `<head>` of a page that sends its visitor home at once, without script. */
export const notFoundHead = (bundle: Bundle) =>
  [
    policyTag(bundle, `style-src '${notFoundStyleHash}'`),
    `<meta http-equiv="refresh" content="0; url=${base}">`,
    `<title>${escapeHtml(home.brand)}</title>`,
    meta('robots', 'noindex'),
    meta('color-scheme', 'light dark'),
    `<style>${notFoundStyle}</style>`,
  ].join('\n');
