import type { Language } from '../model/types';
import { parseUrl, robotsOf } from '../model/urls';
import { escapeHtml } from './tags';

/** Returns the sitemap of a language: https://www.sitemaps.org/protocol.html */
export const sitemap = ({ pages }: Language) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter((page) => robotsOf(page) === 'index').map(({ url }) => `<url><loc>${escapeHtml(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Makes URLs absolute, because feed readers show texts elsewhere. Removes other sizes of images. */
const absoluteHtml = (html: string, url: string) =>
  html.replace(/ (srcset|sizes)="[^"]*"/gi, '')
    .replace(/(?<= (href|src|poster)=")[^"]*/gi, (value) => parseUrl(value, url)?.href ?? value);

/**
 * Returns the Atom feed (https://www.rfc-editor.org/rfc/rfc4287), or undefined if there are no articles. `contents` are
 * those of static pages.
 */
export function feed({ site, folder, pages, words }: Language, contents: ReadonlyMap<string, string>) {
  const articles = pages.filter(({ meta }) => meta.date);
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const lastDay = articles.map(({ meta }) => meta.updated ?? meta.date!).sort().at(-1)!;
  // With midnight, the day in America would be the day before.
  const common = (title: string, url: string, day: string, author: unknown) => element('title', title)
    + element('id', url) + `<link href="${escapeHtml(url)}"/>` + element('updated', `${day}T12:00:00Z`)
    + (typeof author === 'string' ? `<author>${element('name', author)}</author>` : '');
  return articles[0] && [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language}">`,
    common(site.brand, pages[0]!.url, lastDay, site.brand),
    `<link rel="self" href="${escapeHtml(new URL(`${folder}feed.xml`, site.url).href)}"/>`,
    ...articles.map(({ file, url, meta: { title, description, date, updated = date!, author, lang } }) =>
      `<entry xml:lang="${lang ?? words.language}">` + common(title, url, updated, author)
      + element('published', `${date}T12:00:00Z`) + element('summary', description)
      + `<content type="html">${escapeHtml(absoluteHtml(contents.get(file)!, url))}</content></entry>`),
    '</feed>',
    '',
  ].join('\n');
}

/** Lists the sitemaps of all languages, because crawlers read only the robots.txt at the root of a host. */
export const robots = (languages: Language[]) => `\
User-agent: *
Allow: /
${languages.map(({ site, folder }) => `Sitemap: ${new URL(`${folder}sitemap.xml`, site.url).href}\n`).join('')}`;
