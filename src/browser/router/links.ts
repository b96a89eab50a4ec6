import { closest } from '../../components/closest';
import type { Page } from '../../model/types';
import { findPage, pathWithParameters } from './find-page';

/** A page, or a fragment of it. A link with `rel="prev"` goes back, if its page is the previous entry. */
export type Target = { page: Page; hash: string; isBack: boolean };

/** Returns the link within this site that a click opens in this tab. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const link = closest<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

/** What a click shows. The browser loads other parameters: a component may read them. */
export function targetOf(event: MouseEvent): Target | undefined {
  const link = clickedLink(event);
  const page = link && findPage(link);
  if (!page || pathWithParameters(page, link) !== page.path) return;
  return { page, hash: link.hash, isBack: link.relList.contains('prev') };
}
