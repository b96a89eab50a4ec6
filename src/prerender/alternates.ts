import { home, others } from 'model';
import { language } from 'site/words';
import { addressIn, fileOf } from '../page/pages/routes';
import type { Page } from '../model';
import { escapeHtml } from './escape-html';

/**
 * The links of a page to its versions in all languages, if it has several:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternatesOf(page: Page, element: 'link' | 'xhtml:link', end: '>' | '/>') {
  const translations = (others ?? []).filter(({ pages }) => Object.hasOwn(pages, fileOf(page)));
  if (translations.length === 0) return [];
  const versions = [
    { tag: language, url: page.url, isDefault: !others!.some(({ isDefault }) => isDefault) },
    ...translations.map((other) => ({ ...other, url: new URL(addressIn(other, page), home.url).href })),
  ];
  return versions.flatMap(({ tag, url, isDefault }) => [tag, ...(isDefault ? ['x-default'] : [])].map((name) =>
    `<${element} rel="alternate" hreflang="${name}" href="${escapeHtml(url)}"${end}`));
}
