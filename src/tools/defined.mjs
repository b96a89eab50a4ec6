/**
 * The value itself, which must be there. Throws when it is not: that is a fault of ours.
 * @template T
 * @param {T | undefined} value
 * @param {string} name
 * @returns {T}
 */
export function defined(value, name) {
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}
