import { home, share } from 'model';
import { settings } from 'site/settings';
import { language } from 'site/words';
import { robotsOf, routes } from '../page/pages/routes';
import { escapeHtml } from './escape-html';

/** https://www.sitemaps.org/protocol.html */
export const sitemap = () =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...routes.values()].flatMap((route) =>
      robotsOf(route) === 'index' ? `<url><loc>${escapeHtml(route.page.url)}</loc></url>` : []),
    '</urlset>',
    '',
  ].join('\n');

const { languages = [] } = settings;

/** Lists all languages' sitemaps, since only the file at a host's root is read. */
export const robots = () => `\
User-agent: *
Allow: /
${(languages.length > 0 ? languages : [home]).map(({ url }) => `Sitemap: ${url}sitemap.xml\n`).join('')}`;

/** https://www.w3.org/TR/appmanifest/ */
export const manifest = (themeColor: string) =>
  JSON.stringify({
    name: home.brand,
    short_name: home.brand,
    description: share.description,
    lang: language,
    start_url: './',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons: [
      { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: 'apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  });
