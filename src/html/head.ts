import { base, home, sitePath } from 'model';
import { site } from 'site/content';
import { settings } from 'site/settings';
import { robotsOf, type Route } from '../page/routes';
import { shareHeight, shareWidth } from '../pictures';
import { alternatesOf } from './alternates';
import { escapeHtml } from './escape-html';
import { policyHash, policyOf } from './policy';
import { structuredData } from './structured-data';

export type Bundle = {
  css: string;
  lateSheet: string; // a path, like `script`
  script: string;
  scriptHash: string;
  images: ReadonlySet<string>; // those of `npm run images`, by path
};

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

const policyTag = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;

/** What shared links show. The first of these images that there is: that of the project, the language, the site. */
function shareOf({ kind, page }: Route, images: ReadonlySet<string>) {
  const ofProject = `share/${kind === 'project' ? page.id : ''}.jpg`;
  const image = [ofProject, `${languageFolder}share.png`].find((file) => images.has(file)) ?? 'share.png';
  return {
    description: kind === 'own' ? page.description : kind === 'project' ? page.desc : site.description,
    image: new URL(sitePath + image, home.url).href,
    imageText: `${home.brand}: ${image === ofProject && kind === 'project' ? page.title : site.headline}`,
  };
}

function metadata(route: Route, images: ReadonlySet<string>) {
  const { url, tabTitle } = route.page;
  const { description, image, imageText } = shareOf(route, images);
  return Object.entries({
    'robots': robotsOf(route),
    'description': description,
    'og:title': tabTitle,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:alt': imageText,
    'og:image:width': `${shareWidth}`,
    'og:image:height': `${shareHeight}`,
    'og:type': 'website',
    'og:site_name': home.brand,
    'twitter:card': 'summary_large_image',
  }).map(([name, content]) => meta(name, content));
}

/** The content of `<head>` after character set and viewport. */
export const head = (route: Route, { css, scriptHash, images }: Bundle) =>
  [
    policyTag(policyOf({ script: scriptHash, style: policyHash(css) }, settings.allowed, css.includes('@font-face'))),
    `<title>${escapeHtml(route.page.tabTitle)}</title>`,
    ...metadata(route, images),
    `<link rel="canonical" href="${escapeHtml(route.page.url)}">`,
    `<link rel="icon" href="${sitePath}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${sitePath}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${sitePath}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...alternatesOf(route.page),
    `<style>${css}</style>`,
    ...(settings.head ?? []),
  ].join('\n');

/** The end of `<body>`. The script is `async`: with `defer`, Chromium would not scroll to a fragment. */
export const tail = (route: Route, { script, scriptHash, lateSheet }: Bundle) =>
  [
    ...(route.kind === 'unknown' ? [] : [`<script type="application/ld+json">${structuredData(route)}</script>`]),
    `<script src="${sitePath}${script}" integrity="${scriptHash}" async fetchpriority="low"></script>`,
    `<link rel="stylesheet" href="${sitePath}${lateSheet}">`,
  ].join('\n');

// The link appears after 2 s, in browsers that block the redirect.
const redirectStyle = 'a{animation:appear 0s 2s backwards}@keyframes appear{from{opacity:0}}';

export const notFoundHead = () =>
  [
    policyTag(policyOf({ style: policyHash(redirectStyle) })),
    `<meta http-equiv="refresh" content="0; url=${base}">`,
    `<title>${escapeHtml(home.brand)}</title>`,
    meta('robots', 'noindex'),
    meta('color-scheme', 'light dark'),
    `<style>${redirectStyle}</style>`,
  ].join('\n');
