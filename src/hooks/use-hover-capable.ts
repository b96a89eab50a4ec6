import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(hover: hover)');

function subscribe(listener: () => void) {
  const list = query();
  list.onchange = listener;
  return () => {
    list.onchange = null;
  };
}

/** Whether the main pointer can hover; false in the prerendered HTML and while React takes it over. */
export const useHoverCapable = () => useSyncExternalStore(subscribe, () => query().matches, () => false);
