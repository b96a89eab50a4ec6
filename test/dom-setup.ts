import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(window, 'addEventListener');
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: vi.fn() }); // which jsdom lacks
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  // The script does not remove them, since it runs once.
  for (const listening of vi.mocked(window.addEventListener).mock.calls) removeEventListener(...listening);
});
