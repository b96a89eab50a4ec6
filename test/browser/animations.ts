// Animations are held when they begin, and set to times: so the frames of a busy machine are those of a quiet one.
import { type AnyPage, frame, until } from './harness';

/** Runs in the page and holds all animations that run or begin from now on. */
export function holdAnimations() {
  const seen = new WeakSet<Animation>();
  window.held = [];
  const hold = () => {
    for (const animation of document.getAnimations()) {
      if (seen.has(animation)) continue;
      seen.add(animation);
      animation.pause();
      window.held.push(animation);
    }
    requestAnimationFrame(hold);
  };
  hold();
}

export const finish = (page: AnyPage) => page.evaluate(() => {
  // Those that are held after their end are none of the document.
  const all = new Set<Animation>([...(window.held ?? []), ...document.getAnimations()]);
  for (const animation of all) if (animation.playState !== 'idle') animation.finish();
  window.held = [];
});

/** Waits until animations are held, and ends them. Returns what `read` returned at each of the times, in ms. */
export async function sample(page: AnyPage, read: () => unknown, times: number[]): Promise<any[]> {
  await until(page, () => window.held.length > 0);
  await frame(page); // after which all of them have begun
  const frames = await page.evaluate(`((animations) => [${times}].map((time) => {
    for (const animation of animations) animation.currentTime = time;
    return (${read})();
  }))(document.getAnimations())`);
  await finish(page);
  return frames;
}

export const timesTo = (end: number) => Array.from({ length: end / 10 + 1 }, (_, index) => index * 10);

/** Ends animations and view transitions, during which clicks may reach nothing. */
export const untilStill = (page: AnyPage) => until(page, () => {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of running) animation.finish();
  return !document.activeViewTransition && running.length === 0;
});
