import { type Action, close, fit, push, type State, step, zoom } from './state';

/** Actions by key, and by the value of a control. */
export const actions: Partial<Record<string, Action>> = {
  ArrowLeft: push(1, 0), ArrowRight: push(-1, 0), ArrowUp: push(0, 1), ArrowDown: push(0, -1),
  PageUp: step(-1), PageDown: step(1), Home: step(-Infinity), End: step(Infinity),
  '+': zoom(1.5), '=': zoom(1.5), '-': zoom(1 / 1.5), '0': fit, // `=` is + without Shift
  Escape: close,
};

/** At scale 1, the up and down keys are left to the browser: they scroll a low viewport. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { scale }: State): Action | undefined {
  const isScroll = scale === 1 && ['ArrowUp', 'ArrowDown'].includes(key);
  return isScroll || ctrlKey || metaKey || altKey ? undefined : actions[key];
}
