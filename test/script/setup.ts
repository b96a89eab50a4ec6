import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { removeListeners } from './listeners';
import { media } from './media';

// Timers that outlast their test would act on the page of another.
const start = setTimeout;
const slow: ReturnType<typeof start>[] = [];
Object.assign(window, {
  setTimeout(act: () => void, ms = 0) {
    const timer = start(act, ms);
    if (ms >= 500) slow.push(timer);
    return timer;
  },
});

// What jsdom lacks.
beforeEach(() => {
  media.clear();
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: media.has(query) }),
    requestAnimationFrame: (draw: () => void) => setTimeout(draw), // jsdom's frames last 16 ms
    cancelAnimationFrame: (id: number) => clearTimeout(id),
    scrollTo: vi.fn(),
  });
  Element.prototype.scrollIntoView = vi.fn();
  Object.assign(document, { startViewTransition: undefined });
});

afterEach(() => {
  slow.splice(0).forEach(clearTimeout);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
});

afterAll(() => {
  document.body.replaceChildren();
  removeListeners();
});
