import { closest } from '../../components/closest';
import type { Page } from '../../model/types';
import { findPage, pathWithParameters } from './find-page';

/** What a link shows. `isBack` is true for `rel="prev"`, which goes back if the previous entry shows the page. */
export type Target = { page: Page; hash: string; isBack: boolean };

/** Returns the link to this origin that a click opens in this tab. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const link = closest<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

/** Returns undefined for links to other pages and with unknown parameters, which a component may read: they load. */
export function targetOf(event: MouseEvent): Target | undefined {
  const link = clickedLink(event);
  const page = link && findPage(link);
  if (!page || pathWithParameters(page, link) !== page.path) return;
  return { page, hash: link.hash, isBack: link.relList.contains('prev') };
}
