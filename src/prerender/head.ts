import { base, home, translations } from 'prepared';
import type { Route } from '../pages/routes';
import { language } from '../words';
import type { Page } from '../types';
import { escapeHtml } from './escape-html';
import { allSites } from './host-addresses';
import { policyOf } from './policy';
import { structuredData } from './structured-data';

/** The style sheet, the path of that for print, and the script. Hashes are `sha256-…`; paths are relative to the base path. */
export type Bundle = {
  css: string;
  cssHash: string;
  printCss: string;
  script: string;
  scriptHash: string;
  /** Whether pages have the security policy, which would refuse the reload script of the development server. */
  isStrict: boolean;
};

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

const policyTag = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;

// og:locale needs a region. maximize() adds the likeliest one.
const locale = new Intl.Locale(language).maximize();

/** The tags for search engines and shared links. The router updates those with `data-says` (see src/router/arriving.ts). */
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

/** The site in all its languages, and the one for visitors of any other language, for search engines. */
const alternates = () => [
  { language, url: home.url }, ...translations, { language: 'x-default', url: allSites[0]!.url },
].map(({ language, url }) => `<link rel="alternate" hreflang="${language}" href="${url}">`);

/** The content of a page's `<head>` after the character set and viewport. */
export const head = (route: Route, bundle: Bundle) =>
  [
    bundle.isStrict ? policyTag(policyOf({ script: bundle.scriptHash, style: bundle.cssHash }, bundle.css.includes('@font-face'))) : '',
    `<title>${escapeHtml(route.page.tabTitle)}</title>`,
    ...found(route.page),
    ...(route.kind === 'home' && translations.length > 0 ? alternates() : []),
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    `<style>${bundle.css}</style>`,
    `<link rel="stylesheet" href="${base}${bundle.printCss}" media="print">`, // fetched last, and nothing waits for it
  ].join('\n');

/**
 * The end of a page's `<body>`: structured data and the script, after everything that is visible, so that pictures load
 * first. The script is `async`, since Chromium does not scroll to a fragment while a deferred script is loading.
 */
export const tail = (route: Route, { script, scriptHash }: Bundle) =>
  [
    ...(route.kind === 'unknown' ? [] : [`<script type="application/ld+json">${structuredData(route)}</script>`]),
    `<script src="${base}${script}" integrity="${scriptHash}" async fetchpriority="low"></script>`,
  ].join('\n');

/** Where a redirect leads: a path, the title of its page and, if the page has moved there, its canonical address. */
export type Target = { path: string; title: string; url?: string };

// The link is for browsers that block the redirect; it appears after 2 s.
const redirectStyle = 'a{animation:appear 0s 2s backwards}@keyframes appear{from{opacity:0}}';
const redirectStyleHash = 'sha256-ekSkGURNdL+GmHtt6oVnV6vTyfGPJ3MOAgFbOYQ1M+Y='; // of the line above; a test compares them

/** The content of the `<head>` of a page that redirects without script. */
export const redirectHead = ({ isStrict }: Bundle, { path, title, url }: Target) =>
  [
    isStrict ? policyTag(policyOf({ style: redirectStyleHash })) : '',
    `<meta http-equiv="refresh" content="0; url=${path}">`,
    `<title>${escapeHtml(title)}</title>`,
    url ? `<link rel="canonical" href="${escapeHtml(url)}">` : meta('robots', 'noindex'),
    meta('color-scheme', 'light dark'),
    `<style>${redirectStyle}</style>`,
  ].join('\n');
