import { findAll, findMain } from './dom';

type Field = HTMLInputElement & HTMLOptionElement;

const states = ['files', 'value', 'checked', 'selected', 'selectionStart', 'selectionEnd'] as const;
const findFields = () => findAll<Field>('input, textarea, select, option', findMain());

/** Returns a function that copies what the visitor has entered, and the focus, to the fields of a new `main`. */
export function keepFields() {
  const { activeElement } = document;
  const kept = findFields();

  return () => {
    findMain().dataset.traversed = ''; // prevents entrance animations
    for (const field of findFields()) {
      let old: Field | undefined;
      do old = kept.shift(); while (old && (old.type !== field.type || old.name !== field.name)); // of an extension
      for (const state of states) if (old && field[state] !== old[state]) field[state] = old[state] as never;
      if (old === activeElement) field.focus({ preventScroll: true });
    }
  };
}
