import { type Action, close, fit, push, type State, step, zoom } from './state';

/** What keys do, and controls with these values. */
export const actions: Partial<Record<string, Action>> = {
  ArrowLeft: push(1, 0), ArrowRight: push(-1, 0), ArrowUp: push(0, 1), ArrowDown: push(0, -1),
  PageUp: step(-1), PageDown: step(1), Home: step(-Infinity), End: step(Infinity),
  '+': zoom(1.5), '=': zoom(1.5), '-': zoom(1 / 1.5), '0': fit, // `=` is + without Shift
  Escape: close,
};

/** What a press of a key does. While the picture is at scale 1, up and down scroll a low window. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { scale }: State): Action | undefined {
  const isScroll = scale === 1 && ['ArrowUp', 'ArrowDown'].includes(key);
  return isScroll || ctrlKey || metaKey || altKey ? undefined : actions[key];
}
