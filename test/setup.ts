import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { media } from './media';

type Listening = Parameters<typeof addEventListener>;

/** Notes who listens to the window, so that nobody hears the tests that come after theirs. */
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

function setUpDocument() {
  const listeners = watchListeners();
  let before: number;

  beforeEach(() => {
    before = listeners.count();
    // What jsdom lacks and the code only calls: behaviour is tested in browsers.
    media.reset();
    vi.stubGlobal('matchMedia', media.match);
    Element.prototype.scrollIntoView = vi.fn();
  });

  afterEach(() => {
    cleanup();
    listeners.removeFrom(before);
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  afterAll(() => {
    listeners.removeFrom(0);
    listeners.stop();
  });
}

if (typeof document !== 'undefined') setUpDocument(); // tests of the build run in Node
