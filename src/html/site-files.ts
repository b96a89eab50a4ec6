import type { Language } from '../model/types';
import { escapeHtml } from './escape-html';

/** https://www.sitemaps.org/protocol.html */
export const sitemap = ({ pages }: Language) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ robots }) => robots === 'index').map(({ url }) => `<url><loc>${escapeHtml(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Names the sitemaps of all languages, since crawlers read only the robots.txt at the root of a host. */
export const robots = (languages: Language[]) => `\
User-agent: *
Allow: /
${languages.map(({ site, folder }) => `Sitemap: ${new URL(`${folder}sitemap.xml`, site.url).href}\n`).join('')}`;
