import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { media } from './media';

function setUpDocument() {
  const added = vi.spyOn(globalThis, 'addEventListener');
  let before: number;

  /** Removes the window's listeners but the first `kept`: they would hear the tests that come next. */
  function removeListeners(kept: number) {
    for (const call of added.mock.calls.splice(kept)) removeEventListener(...call);
  }

  beforeEach(() => {
    before = added.mock.calls.length;
    // What jsdom lacks and the code only calls: behaviour is tested in browsers.
    media.reset();
    vi.stubGlobal('matchMedia', media.match);
    Element.prototype.scrollIntoView = vi.fn();
  });

  afterEach(() => {
    cleanup();
    removeListeners(before);
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  afterAll(() => {
    removeListeners(0);
    added.mockRestore();
  });
}

if (typeof document !== 'undefined') setUpDocument(); // tests of the build run in Node
