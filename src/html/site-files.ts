import { home, others, sitePath } from 'model';
import { site } from 'site/content';
import { language } from 'site/words';
import { robotsOf, routes } from '../page/routes';
import { directionOf } from './direction';
import { escapeHtml } from './escape-html';

/** https://www.sitemaps.org/protocol.html */
export const sitemap = () =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...routes.values()].filter((route) => robotsOf(route) === 'index').map((route) =>
      `<url><loc>${escapeHtml(route.page.url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const homes = () => [home.url, ...others.map((other) => new URL(other.base, home.url).href)];

/** Names the sitemaps of all languages, since only the file at the root of a host is read. */
export const robots = () => `\
User-agent: *
Allow: /
${homes().map((url) => `Sitemap: ${url}sitemap.xml\n`).join('')}`;

/** https://www.w3.org/TR/appmanifest/ */
export const manifest = (themeColor: string) =>
  JSON.stringify({
    name: home.brand,
    short_name: home.brand,
    description: site.description,
    lang: language,
    dir: directionOf(language) === 'rtl' ? 'rtl' : undefined,
    start_url: './',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons: [
      { src: `${sitePath}icon.svg`, type: 'image/svg+xml', sizes: 'any' },
      { src: `${sitePath}apple-touch-icon.png`, type: 'image/png', sizes: '180x180' },
    ],
  });
