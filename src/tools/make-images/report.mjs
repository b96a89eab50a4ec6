// What is printed of the work.

/** @import { Made } from './photos.mjs' */
/** @import { Photo } from './plan.mjs' */

const kb = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * What was made of each photograph, before and after, and of all together.
 * @param {Made[]} made
 */
export function table(made) {
  const rows = made.map(({ photo, before, after }) => ({ from: photo.path, before, after, to: photo.files[0] }));
  const total = { from: 'together', before: sum(made.map(({ before }) => before)), after: [sum(made.flatMap(({ after }) => after))], to: '' };
  if (rows.length > 1) rows.push(total);
  const longest = Math.max(...rows.map(({ from }) => from.length));
  return rows.map(({ from, before, after, to }) => {
    return `${from.padEnd(longest)} ${kb(before).padStart(10)} → ${after.map(kb).join(' and ').padEnd(17)} ${to}`.trimEnd();
  });
}

/**
 * A variable's name for a picture, different for each name: `photoGeoapp_1`, `avatarAna`.
 * @param {string} name
 */
const variableOf = (name) =>
  (name.startsWith('avatar-') ? name : `photo-${name}`).replace(/-(.)/g, (_, next) => (/\d/.test(next) ? `_${next}` : next.toUpperCase()));

/**
 * The lines that import the pictures which a content does not mention yet.
 * @param {Photo[]} photos
 * @param {string} content
 */
export const importLines = (photos, content) =>
  photos
    .filter(({ files: [file] }) => !content.includes(`/assets/${file}'`) && !content.includes(`/assets/${file}"`))
    .map(({ name, files: [file] }) => `import ${variableOf(name)} from '../assets/${file}';`);
