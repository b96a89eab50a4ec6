import { base, site } from '../prepare/prepared';
import type { Route } from '../router/routes';
import type { HeadTag } from '../types';
import { absolute } from './absolute';
import { escapeHtml } from './escape-html';
import { policy } from './headers';
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

const tag = ([name, attributes]: HeadTag) =>
  `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`).join(' ')}>`;
const meta = (name: string, content: string) => tag(['meta', { name, content }]);
const property = (name: string, content: string) => tag(['meta', { property: name, content }]);

const policyTag = (bundle: Bundle) =>
  bundle.isStrict ? `<meta http-equiv="content-security-policy" content="${policy(bundle)}">` : '';

/** What shared links show of every page. */
const shared = [
  property('og:locale', 'es'),
  property('og:site_name', site.brand),
  property('og:image', absolute(`${base}share.png`)),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', `${site.brand}: ${site.headline}`),
  meta('twitter:card', 'summary_large_image'),
];

/** The inside of a page's `<head>`, after its character set and viewport. */
export const head = (route: Route, bundle: Bundle) =>
  [
    policyTag(bundle),
    `<title>${escapeHtml(route.title)}</title>`,
    ...route.head.map(tag),
    ...shared,
    // It goes with the page's tags.
    ...(route.url ? [`<script type="application/ld+json" data-page>${structuredData(route)}</script>`] : []),
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    `<style>${bundle.css}</style>`,
    `<script src="${base}${bundle.script}" integrity="${bundle.scriptHash}" defer fetchpriority="low"></script>`,
  ].join('\n');

/** The inside of the `<head>` of a page that sends its visitor home at once, without script. */
export const notFoundHead = (bundle: Bundle) =>
  [
    policyTag(bundle),
    `<meta http-equiv="refresh" content="0; url=${base}">`,
    `<title>${escapeHtml(site.brand)}</title>`,
    meta('robots', 'noindex'),
    `<style>${bundle.css}</style>`,
  ].join('\n');
