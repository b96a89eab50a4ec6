import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { media } from './media';

// What jsdom lacks and the code only calls: behaviour is tested in browsers.
const hasDocument = typeof document !== 'undefined'; // tests of the build run in Node

beforeEach(() => {
  if (!hasDocument) return;
  media.reset();
  vi.stubGlobal('matchMedia', media.match);
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  if (!hasDocument) return;
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
