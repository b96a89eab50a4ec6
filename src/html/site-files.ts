import type { FullPage, Language } from '../model/types';
import { parseUrl, robotsOf } from '../model/urls';
import { escapeHtml } from './head';

/** Returns the sitemap of a language: https://www.sitemaps.org/protocol.html */
export const sitemap = ({ pages }: Language) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter((page) => robotsOf(page) === 'index').map(({ url }) => `<url><loc>${escapeHtml(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Makes URLs absolute, because feed readers show texts elsewhere. Removes preloads and other sizes of images. */
const absoluteHtml = (html: string, url: string) =>
  html.replace(/^(<link [^>]*>)+| (srcset|sizes)="[^"]*"/gi, '')
    .replace(/(?<= (href|src|poster)=")[^"]*/gi, (value) => parseUrl(value, url)?.href ?? value);

/** Returns the Atom feed (https://www.rfc-editor.org/rfc/rfc4287), or undefined if there are no articles. */
export function feed({ site, folder, pages, words }: Language, contentOf: (page: FullPage) => string) {
  const articles = pages.filter(({ date }) => date);
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  // With midnight, the day in America would be the day before.
  const common = (title: string, url: string, day: string, author: unknown) => element('title', title)
    + element('id', url) + `<link href="${escapeHtml(url)}"/>` + element('updated', `${day}T12:00:00Z`)
    + (typeof author === 'string' ? `<author>${element('name', author)}</author>` : '');
  return articles[0] && [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language}">`,
    common(site.brand, pages[0]!.url, articles.map(({ date, updated = date! }) => updated).sort().at(-1)!, site.brand),
    `<link rel="self" href="${escapeHtml(new URL(`${folder}feed.xml`, site.url).href)}"/>`,
    ...articles.map((page) => `<entry xml:lang="${page.lang ?? words.language}">`
      + common(page.title, page.url, page.updated ?? page.date!, page.author)
      + element('published', `${page.date}T12:00:00Z`) + element('summary', page.description)
      + `<content type="html">${escapeHtml(absoluteHtml(contentOf(page), page.url))}</content></entry>`),
    '</feed>',
    '',
  ].join('\n');
}

/** Lists the sitemaps of all languages, because crawlers read only the robots.txt at the root of a host. */
export const robots = (languages: Language[]) => `\
User-agent: *
Allow: /
${languages.map(({ site, folder }) => `Sitemap: ${new URL(`${folder}sitemap.xml`, site.url).href}\n`).join('')}`;
