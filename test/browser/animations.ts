// Tests pause animations and set their times, so that busy machines show the same frames.
import { type AnyPage, frame, until } from './page';

declare global {
  interface Window { held: Animation[] }
}

/** Runs in the page. */
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
  // `getAnimations()` omits finished ones.
  const all = new Set([...(window.held ?? []), ...document.getAnimations()]);
  for (const animation of all) if (animation.playState !== 'idle') animation.finish();
  window.held = [];
});

/** Calls `read` at each of the times (in ms) and returns the results. Then ends the held animations. */
export async function sample<Frame>(page: AnyPage, read: () => Frame, times: number[]) {
  await until(page, () => window.held.length > 0);
  await frame(page); // until all of them have begun
  const frames = await page.evaluate<[], Frame[]>(`((animations) => [${times}].map((time) => {
    for (const animation of animations) animation.currentTime = time;
    return (${read})();
  }))(document.getAnimations())`);
  await finish(page);
  return frames;
}

/** Ends all animations. While they or view transitions run, clicks may miss their targets. */
export const untilSettled = (page: AnyPage) => until(page, () => {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of running) animation.finish();
  return !document.activeViewTransition && running.length === 0;
});
