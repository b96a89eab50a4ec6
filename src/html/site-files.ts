import type { Language } from '../model/types';
import { escapeHtml } from './escape-html';

/** Returns the sitemap of a language: https://www.sitemaps.org/protocol.html */
export const sitemap = ({ pages }: Language) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ kind, file }) => kind !== 'unknown' && file !== '404')
      .map(({ url }) => `<url><loc>${escapeHtml(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Returns the Atom feed (https://www.rfc-editor.org/rfc/rfc4287), or undefined if there are no articles. */
export function feed({ site, folder, pages, words }: Language) {
  const articles = pages.filter(({ date }) => date).sort((one, other) => other.date!.localeCompare(one.date!));
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const common = (title: string, url: string, date: string) => element('title', title) + element('id', url)
    + `<link href="${escapeHtml(url)}"/>` + element('updated', `${date}T00:00:00Z`);
  return articles[0] && [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language}">`,
    common(site.brand, pages[0]!.url, articles[0].date!),
    `<link rel="self" href="${escapeHtml(new URL(`${folder}feed.xml`, site.url).href)}"/>`,
    `<author>${element('name', site.brand)}</author>`,
    ...articles.map(({ title, url, date, description }) =>
      `<entry>${common(title, url, date!)}${element('summary', description)}</entry>`),
    '</feed>',
    '',
  ].join('\n');
}

/** Lists the sitemaps of all languages, because crawlers read only the robots.txt at the root of a host. */
export const robots = (languages: Language[]) => `\
User-agent: *
Allow: /
${languages.map(({ site, folder }) => `Sitemap: ${new URL(`${folder}sitemap.xml`, site.url).href}\n`).join('')}`;
