import type { Page } from '../../model/types';
import { closest } from '../../components/closest';
import { findPage, tidyAddress } from './find-page';

/** Returns the link within this site that a click opens in this tab. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const link = closest<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

export type Target = { link: HTMLAnchorElement; page: Page };

/** The page that a click shows. The browser loads other parameters: a component may read them. */
export function targetOf(event: MouseEvent): Target | undefined {
  const link = clickedLink(event);
  const page = link && findPage(link);
  if (!page) return;
  const isWithinPage = link.getAttribute('href')!.startsWith('#');
  if (isWithinPage || tidyAddress(page, link) === page.path) return { link, page };
}
