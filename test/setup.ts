import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { listeners } from './listeners';
import { media } from './media';
import { restore } from './replace';

listeners.watch();
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
});
