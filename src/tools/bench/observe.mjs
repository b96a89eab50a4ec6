// What runs in the page that is measured. Times are milliseconds since its navigation began.

/**
 * @typedef {{ start: number, ms: number }} Span
 * @typedef {{ shownAt: number, frames: number[] }} Watched
 */

/** Notes what the browser tells of itself; runs before anything of the page. */
export function observe() {
  const noted = {
    firstPaint: 0,
    largestPaint: 0,
    /** @type {Span[]} */
    longTasks: [],
    /** @type {Span[]} */
    events: [],
  };
  const span = (/** @type {PerformanceEntry} */ { startTime, duration }) => ({ start: startTime, ms: duration });
  /** @type {Record<string, (entry: PerformanceEntry) => void>} */
  const note = {
    paint: ({ name, startTime }) => { if (name === 'first-contentful-paint') noted.firstPaint = startTime; },
    'largest-contentful-paint': ({ startTime }) => { noted.largestPaint = startTime; },
    longtask: (entry) => noted.longTasks.push(span(entry)),
    event: (entry) => noted.events.push(span(entry)),
  };
  for (const [type, add] of Object.entries(note)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
    observer.observe(/** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }));
  }
  Object.assign(window, { noted });
}

/** What has been noted. */
export const noted = () => /** @type {any} */ (window).noted;

/**
 * Waits until `selector` finds something, ten seconds at most, and half a second more, and resolves to when the frame that first showed it was
 * done, and the times of the frames since.
 * @param {string} selector
 * @returns {Promise<Watched>}
 */
export const watch = (selector) => new Promise((resolve, reject) => {
  const patienceMs = 10_000;
  const since = performance.now();
  /** @type {number[]} */
  const frames = [];
  let shownAt = 0;
  function look(/** @type {number} */ frameAt) {
    frames.push(frameAt);
    if (shownAt && performance.now() > shownAt + 500) return resolve({ shownAt, frames });
    if (!shownAt && performance.now() > since + patienceMs) return reject(Error(`${selector} is not to be seen`));
    if (!shownAt && document.querySelector(selector)) {
      frames.length = 0;
      setTimeout(() => { shownAt = performance.now(); });
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
});

/**
 * Scrolls to an element and returns its middle.
 * @param {string} selector
 */
export function middleOf(selector) {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  for (const animation of document.getAnimations()) if (animation.playState === 'running') animation.finish(); // what moves is missed
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
