// Text in lines, by the number of letters: in a monospace font all are equally wide.

const letters = (/** @type {string} */ text) => [...text].length;

/**
 * @param {string[]} words
 * @param {number} width
 */
function fill(words, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && letters(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Lines of at most `width` letters, as few as can be, and as even as that allows. Only a word that is longer than a
 * line is broken.
 * @param {string} text
 * @param {number} width
 */
export function wrap(text, width) {
  const words = text.trim().split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []);
  const { length } = fill(words, width);
  let even = width;
  while (even > 1 && fill(words, even - 1).length === length) even--;
  return fill(words, even);
}
