import type { FullPage, Language } from '../model/types';
import { shareHeight, shareWidth } from '../pictures';
import { escapeHtml } from './escape-html';
import { policyOf } from './policy';
import { structuredData } from './structured-data';

/** What the pages of a language load. */
export type Bundle = {
  css: string;
  lateSheet: string; // a path, like `script`
  script: string;
  scriptHash: string;
  images: ReadonlySet<string>; // those of `npm run images`, by path
};

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

const policyTag = (policy: string) => `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`;

/** What shared links show. The first of these images that there is: that of the project, the language, the site. */
function shareOf(page: FullPage, { folder, site, sitePath }: Language, images: ReadonlySet<string>) {
  const ofProject = page.kind === 'project' ? `share/${page.id}.jpg` : '';
  const image = [ofProject, `${folder}share.png`].find((file) => images.has(file)) ?? 'share.png';
  return {
    image: new URL(sitePath + image, page.url).href,
    imageText: `${site.brand}: ${image === ofProject ? page.title : site.headline}`,
  };
}

function metadata(page: FullPage, language: Language, images: ReadonlySet<string>) {
  const { url, tabTitle, description, robots } = page;
  const { image, imageText } = shareOf(page, language, images);
  return Object.entries({
    'robots': robots,
    'description': description,
    'og:title': tabTitle,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:alt': imageText,
    'og:image:width': `${shareWidth}`,
    'og:image:height': `${shareHeight}`,
    'og:type': 'website',
    'og:site_name': language.site.brand,
    'twitter:card': 'summary_large_image',
  }).map(([name, content]) => meta(name, content));
}

/** The content of `<head>` after character set and viewport. `html` is that of the body. */
export function head(page: FullPage, language: Language, { css, scriptHash, images }: Bundle, html: string) {
  const { sitePath, settings } = language;
  return [
    policyTag(policyOf({ css, scriptHash, html }, settings.allowed)),
    `<title>${escapeHtml(page.tabTitle)}</title>`,
    ...metadata(page, language, images),
    `<link rel="canonical" href="${escapeHtml(page.url)}">`,
    `<link rel="icon" href="${sitePath}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${sitePath}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${sitePath}apple-touch-icon.png">`,
    ...page.versions.map(({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}">`),
    `<style>${css}</style>`,
    ...(settings.head ?? []),
  ].join('\n');
}

/** The end of `<body>`. The script is `async`: with `defer`, Chromium would not scroll to a fragment. */
export const tail = (page: FullPage, language: Language, { script, scriptHash, lateSheet }: Bundle) =>
  [
    ...(page.kind === 'unknown' ? []
      : [`<script type="application/ld+json">${structuredData(page, language)}</script>`]),
    `<script src="${language.sitePath}${script}" integrity="${scriptHash}" async fetchpriority="low"></script>`,
    `<link rel="stylesheet" href="${language.sitePath}${lateSheet}">`,
  ].join('\n');

// The link appears after 2 s, in browsers that block the redirect.
const redirectStyle = 'a{animation:appear 0s 2s backwards}@keyframes appear{from{opacity:0}}';

export const notFoundHead = ({ data, site }: Language) =>
  [
    policyTag(policyOf({ css: redirectStyle })),
    `<meta http-equiv="refresh" content="0; url=${data.base}">`,
    `<title>${escapeHtml(site.brand)}</title>`,
    meta('robots', 'noindex'),
    meta('color-scheme', 'light dark'),
    `<style>${redirectStyle}</style>`,
  ].join('\n');
