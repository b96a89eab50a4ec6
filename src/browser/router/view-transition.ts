import { afterFrame, findLink, findMain } from '../dom';

/** Whether an element is in the viewport, even if it is hidden. */
function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Marks the card of `path`, if in the viewport: its title and cover morph (styles/late.css). */
function markCard(path: string) {
  document.querySelector('[data-morphs]')?.removeAttribute('data-morphs');
  const title = findLink(path)?.closest('li')?.querySelector('h3');
  if (title && isInWindow(title)) title.closest('li')!.setAttribute('data-morphs', '');
}

/** Runs `update`, which shows the page of `path`, in a view transition after the next paint. */
export function transition(leftPath: string, path: string, update: () => unknown) {
  if (!document.startViewTransition || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return update();
  afterFrame(() => {
    // Elements with a name would cover an open menu.
    findMain().parentElement!.toggleAttribute('data-morphing', !document.querySelector('body > :popover-open'));
    markCard(path);
    const { ready } = document.startViewTransition(async () => {
      await update();
      markCard(leftPath);
    });
    ready.catch(() => {}); // rejects if another transition starts
  });
}
