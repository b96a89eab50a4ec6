import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(window, 'addEventListener');
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: vi.fn() }); // jsdom lacks these
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  // The script never removes its listeners, because it runs only once.
  for (const listening of vi.mocked(window.addEventListener).mock.calls) removeEventListener(...listening);
});
