import { queryAll, queryMain } from './dom';

type Field = HTMLInputElement & { options?: HTMLOptionsCollection };

const findFields = () => queryAll<Field>('input:not([type=file]), textarea, select:not([multiple])', queryMain());

/** Returns the name of the property that visitors change. */
const keyOf = ({ type }: Field) => (/checkbox|radio/.test(type) ? 'checked' : 'value');

/** Returns the value of a prerendered field before visitors changed it. */
function initialValue(field: Field) {
  if (keyOf(field) === 'checked') return field.defaultChecked;
  const options = [...field.options ?? []];
  return field.defaultValue ?? (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** Returns a function that copies the visitor's input to the fields of a hydrated or new `<main>`. */
export function saveFields() {
  const kept = findFields().map((field) => ({ field, text: field.value }));

  function restore(field: Field) {
    const index = kept.findIndex(({ field: { type, name } }) => type === field.type && name === field.name);
    if (index < 0) return;
    const { field: old, text } = kept[index]!;
    kept.splice(0, index + 1); // an extension added those before it
    const key = keyOf(field);
    const initial = field === old ? initialValue(field) : field[key];
    const value = key === 'value' && old.value === initial ? text : old[key]; // React resets some when it hydrates
    if (value === initial || (field.type === 'radio' && !value)) return;
    Object.assign(field, { [key]: initial }); // otherwise, React would ignore the event
    Reflect.set(field.constructor.prototype, key, value, field);
    field.dispatchEvent(new Event(key === 'checked' ? 'click' : 'change', { bubbles: true }));
  }

  return () => {
    for (let at = 0; at < findFields().length; at += 1) restore(findFields()[at]!); // this may add fields
  };
}
