// How one page gives way to another: by a view transition, where the browser has it.
import type { Address } from './routes';

/** Runs `update`, which shows another page: soon, or at once where nothing can cross over. Resolves when it has run. */
export async function crossOver(update: () => void) {
  if (!document.startViewTransition) return update();
  const transition = document.startViewTransition(update);
  transition.ready.catch(() => {}); // a later transition cuts this one short; the page is up to date all the same
  await transition.updateCallbackDone;
}

/**
 * Has Back and Forward cross over as links do, by `show`, to a page that is not shown yet. Where the browser does not ask
 * beforehand, or shows the visitor's gesture by itself, `popstate` is left to show the page. Ends with `signal`.
 */
export function crossOverOnTravel(isShown: (address: Address) => boolean, show: () => void, signal: AbortSignal) {
  function follow(event: NavigateEvent) {
    // The entry keeps where it was left: what Firefox restores to a page that comes later is out of date.
    const leftAt = scrollY;
    if (isShown(location)) navigation.updateCurrentEntry({ state: leftAt });
    const arriveAt: unknown = event.destination.getState();
    const mayCross = event.canIntercept && !event.hasUAVisualTransition && !isShown(new URL(event.destination.url));
    if (!mayCross || typeof arriveAt !== 'number') return; // an entry that was never left is a new one
    const handler = () => {
      // Firefox scrolls before it takes the picture of the page that is left.
      const hold = requestAnimationFrame(() => scrollTo(0, leftAt));
      return crossOver(() => {
        cancelAnimationFrame(hold);
        show();
        if (!event.signal.aborted) scrollTo(0, arriveAt); // else the visitor has gone on in the meantime
      });
    };
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler });
  }
  if (window.navigation && 'startViewTransition' in document) navigation.addEventListener('navigate', follow, { signal });
}
