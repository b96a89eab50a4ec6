import { queryAll, queryMain } from './dom';

type Field = HTMLInputElement & HTMLOptionElement;

const states = ['files', 'value', 'checked', 'selected', 'selectionStart', 'selectionEnd'] as const;
const findFields = () => queryAll<Field>('input, textarea, select, option', queryMain());

/** Returns a function that copies the visitor's input and the focus to the fields of a new `<main>`. */
export function saveFields() {
  const { activeElement } = document;
  const kept = findFields();

  return () => {
    for (const field of findFields()) {
      const index = kept.findIndex(({ type, name }) => type === field.type && name === field.name);
      const old = kept.splice(0, index + 1).at(-1); // an extension added those before it
      if (!old) continue;
      for (const state of states) if (field[state] !== old[state]) field[state] = old[state] as never;
      if (old === activeElement) field.focus({ preventScroll: true });
    }
  };
}
