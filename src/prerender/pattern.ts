import type { Pattern } from '../types';

/** 32-bit FNV-1a with a final mix, so that every letter affects every bit. */
function hash(text: string) {
  let bits = 0x811c9dc5;
  for (const character of text) bits = Math.imul(bits ^ character.codePointAt(0)!, 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return (bits ^ (bits >>> 15)) >>> 0;
}

// Five by five cells. Mirrored cells, in both directions, share a number from 0 to 8.
const cells = [0, 1, 2, 3, 4].flatMap((y) =>
  [0, 1, 2, 3, 4].map((x) => ({ x, y, number: Math.min(x, 4 - x) + 3 * Math.min(y, 4 - y) })));

const pathOf = (numbers: number[]) =>
  cells
    .filter(({ number }) => numbers.includes(number))
    .map(({ x, y }) => `M${4 * x + 1} ${4 * y + 1}h2v2h-2z`)
    .join('');

const turns = [0, -25, 25, -40]; // of neighbours beside and above, at least 25 degrees apart

/** The theme colour, as on the page, with the hue for the project at this place in the list. */
export const colourOf = (index: number) =>
  `oklch(from var(--fill-edge) l c calc(h + ${turns[index % turns.length]}))`;

/** A name's pattern, in 20 by 20 units. A stroke of 1.4 with round joins adds the edges of squares. */
export function patternOf(name: string): Pattern {
  const order = [...Array(9).keys()].sort((a, b) => hash(`${a} ${name}`) - hash(`${b} ${name}`));
  const bright = 3 + (hash(name) % 3);
  return [pathOf(order.slice(0, bright)), pathOf(order.slice(bright, bright + 2))];
}
