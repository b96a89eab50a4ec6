import * as content from '../content';
import { base, site } from '../prepared';
import type { Route } from '../router/routes';
import { absolute } from './addresses';
import { escapeHtml } from './escape';
import { policy } from './headers';
import { shorten } from './shorten';
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

const descriptionLimit = 155; // what search results show before they cut

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

const policyTag = (bundle: Bundle) =>
  bundle.isStrict ? `<meta http-equiv="content-security-policy" content="${policy(bundle)}">` : '';

/** What search engines and shared links show of a page. */
function found(route: Route): string[] {
  const url = absolute(route.path);
  const description = shorten(route.desc ?? content.site.description, descriptionLimit);
  return [
    meta('robots', 'index'),
    meta('description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', route.id ? 'article' : 'website'),
    property('og:locale', 'es'),
    property('og:site_name', site.brand),
    property('og:title', route.title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', absolute(`${base}share.png`)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${site.brand}: ${site.headline}`),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${structuredData(route)}</script>`,
  ];
}

/** The inside of a page's `<head>`, after its character set and viewport. */
export const head = (route: Route, bundle: Bundle) =>
  [
    policyTag(bundle),
    `<title>${escapeHtml(route.title)}</title>`,
    ...(route.robots ? [meta('robots', route.robots)] : found(route)),
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
