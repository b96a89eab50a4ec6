import { afterFrame, findLink, queryMain } from '../dom';

/** Marks the card that links to `path`, if it is in the viewport. Its title and cover morph (styles/deferred.css). */
function markCard(path: string) {
  document.querySelector('[data-morphs]')?.removeAttribute('data-morphs');
  const card = findLink(path)?.closest('li');
  const { bottom = 0, top = 0 } = card?.querySelector('h3')?.getBoundingClientRect() ?? {};
  card?.toggleAttribute('data-morphs', bottom > 0 && top < innerHeight);
}

/** Runs `update`, which shows the page at `path`, in a view transition after the next paint. */
export function transition(path: string, update: () => void) {
  if (!document.startViewTransition || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return update();
  afterFrame(() => {
    // Elements with a view-transition-name would cover an open menu.
    queryMain().parentElement!.toggleAttribute('data-morphing', !document.querySelector('body > :popover-open'));
    markCard(path);
    document.startViewTransition(update).ready.catch(() => {}); // it rejects if another transition starts
  });
}
