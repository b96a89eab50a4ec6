import { dialog } from './parts';

/** Has every key that `actions` name, and the control with that key for its value, do what they say. */
export function startKeys(actions: Partial<Record<string, () => void>>) {
  dialog.onkeydown = (event) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  for (const control of dialog.querySelectorAll('button')) control.onclick = actions[control.value] ?? null;
}
