import { robotsOf } from '../../model/urls';
import type { Page } from '../../model/types';
import { currentProps } from '../../page/current';
import { queryAll } from '../dom';

/** Updates the title, the live region, links and metadata. Other scripts may have removed any of them. */
export function updateHead(page: Page) {
  const { tabTitle, url, translations } = page;
  document.title = tabTitle; // first, because screen readers may read it with the live region
  document.querySelector('body > .Shell-status')?.replaceChildren(tabTitle);
  for (const link of queryAll('a[data-current]')) {
    link.ariaCurrent = currentProps(link.dataset.current!, page)['aria-current'] ?? null;
  }
  for (const { tag, path } of translations) {
    for (const link of queryAll<HTMLAnchorElement>(`[data-language="${tag}"]`)) link.href = path;
  }
  // These elements describe the page that was loaded.
  const stale = 'head :is([name=description], [property], [hreflang]), body > [type="application/ld+json"]';
  for (const part of queryAll(stale)) part.remove();
  document.querySelector('[name=robots]')?.setAttribute('content', robotsOf(page));
  document.querySelector('[rel=canonical]')?.setAttribute('href', url);
}
