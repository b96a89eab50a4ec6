import { home, others, sitePath } from 'model';
import { language } from 'site/words';
import type { Page } from '../model/types';
import { addressIn, fileOf } from '../page/routes';
import { escapeHtml } from './escape-html';

/**
 * The links of a page to its versions in all languages, if it has several. The first language is for all others:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternatesOf(page: Page) {
  const translations = others.filter(({ files }) => files.includes(fileOf(page)));
  if (translations.length === 0) return [];
  const versions = [{ tag: language, address: page.url }, ...translations.map((other) =>
    ({ tag: other.tag, address: new URL(addressIn(other, page), home.url).href }))];
  const first = others.find(({ base }) => base === sitePath) ?? { tag: language };
  const ofFirst = versions.filter(({ tag }) => tag === first.tag).map((version) => ({ ...version, tag: 'x-default' }));
  return [...versions, ...ofFirst].map(({ tag, address }) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}">`);
}
