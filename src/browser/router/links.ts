import type { Page } from '../../model/types';
import { clickedLink } from '../dom';
import { findPage, pathWithParameters } from './find-page';

/** What a link shows. `isBack` is true for `rel="prev"`, which goes back if the previous entry shows the page. */
export type Target = { page: Page; hash: string; isBack: boolean };

/** Returns undefined for links to other pages and with unknown parameters, which a component may read: they load. */
export function targetOf(event: MouseEvent): Target | undefined {
  const link = clickedLink(event);
  const page = link && findPage(link);
  if (!page || pathWithParameters(page, link) !== page.path) return;
  return { page, hash: link.hash, isBack: link.relList.contains('prev') };
}
