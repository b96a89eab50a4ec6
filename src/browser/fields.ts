import { queryAll, queryMain } from './dom';

type Field = HTMLInputElement & { options?: HTMLOptionsCollection };

const findFields = () => queryAll<Field>('input, textarea, select', queryMain());

/** Returns the name of the property that visitors change. */
const keyOf = ({ type, files }: Field) =>
  (/checkbox|radio/.test(type) ? 'checked' : files?.length ? 'files' : 'value');

/** Returns the value of a property of a prerendered field before visitors changed it. */
function initialValue({ defaultChecked, files, defaultValue, options }: Field, key: ReturnType<typeof keyOf>) {
  const option = [...options ?? []].find(({ defaultSelected }) => defaultSelected) ?? options?.[0];
  return { checked: defaultChecked, files, value: defaultValue ?? option?.value }[key];
}

/** Returns a function that copies the visitor's input and the focus to the fields of a hydrated or new `<main>`. */
export function saveFields() {
  const { activeElement } = document;
  const kept = findFields().map((field) => ({ field, text: field.value }));

  function restore(field: Field) {
    const index = kept.findIndex(({ field: { type, name } }) => type === field.type && name === field.name);
    if (index < 0) return;
    const { field: old, text } = kept[index]!;
    kept.splice(0, index + 1); // an extension added those before it
    const { selectionStart, selectionEnd } = old;
    const key = keyOf(old);
    const initial = field === old ? initialValue(field, key) : field[key];
    const value = key === 'value' && old.value === initial ? text : old[key]; // React resets some when it hydrates
    if (value !== initial && (value || field.type !== 'radio')) {
      field[key] = initial as never;
      Reflect.set(field.constructor.prototype, key, value, field); // otherwise, React would ignore the events
      field.dispatchEvent(new Event(key === 'checked' ? 'click' : 'change', { bubbles: true }));
    }
    if (field !== old && old === activeElement) field.focus({ preventScroll: true });
    if (selectionStart !== field.selectionStart) field.setSelectionRange(selectionStart, selectionEnd);
  }

  return () => {
    for (let at = 0; at < findFields().length; at += 1) restore(findFields()[at]!); // this may add fields
  };
}
