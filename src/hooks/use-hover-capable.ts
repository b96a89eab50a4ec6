import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(hover: hover)');

function subscribe(listener: () => void) {
  const list = query();
  list.onchange = listener;
  return () => {
    list.onchange = null;
  };
}

/** Whether the main pointer can hover. */
export const isHoverCapable = () => query().matches;

/** The same, as it changes; false in the prerendered HTML and while React takes it over. */
export const useHoverCapable = () => useSyncExternalStore(subscribe, isHoverCapable, () => false);
