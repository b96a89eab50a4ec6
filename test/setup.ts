import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { media } from './media';
import { restore } from './replace';

type Listening = Parameters<typeof addEventListener>;

/** Tracks the listeners of the window, so that each test's are removed before the next. */
function watchListeners() {
  const add = window.addEventListener;
  const added: Listening[] = [];
  window.addEventListener = (...listening: Listening) => {
    added.push(listening);
    add(...listening);
  };
  return {
    count: () => added.length,
    removeFrom: (first: number) => added.splice(first).forEach((listening) => removeEventListener(...listening)),
    stop: () => void (window.addEventListener = add),
  };
}

const listeners = watchListeners();
let before: number;

beforeEach(() => {
  before = listeners.count();
  // Those of imported modules, which jsdom may apply in the middle of matches(), and then fails.
  for (const style of document.querySelectorAll('style')) style.remove();
  // Stubs for what jsdom lacks. Their behaviour is tested in browsers.
  media.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.has(query) }));
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  listeners.removeFrom(before);
  vi.unstubAllGlobals();
});

afterAll(() => {
  restore();
  document.body.replaceChildren();
  listeners.removeFrom(0);
  listeners.stop();
});
