import type { Pattern } from '../model';

// Rows of five squares; # is bright.
const characters: Record<string, string> = {
  A: '.###. #...# ##### #...# #...#',
  B: '####. #...# ####. #...# ####.',
  C: '.#### #.... #.... #.... .####',
  D: '####. #...# #...# #...# ####.',
  E: '##### #.... ####. #.... #####',
  F: '##### #.... ####. #.... #....',
  G: '.#### #.... #..## #...# .####',
  H: '#...# #...# ##### #...# #...#',
  I: '.###. ..#.. ..#.. ..#.. .###.',
  J: '..### ...#. ...#. #..#. .##..',
  K: '#...# #..#. ###.. #..#. #...#',
  L: '#.... #.... #.... #.... #####',
  M: '#...# ##.## #.#.# #...# #...#',
  N: '#...# ##..# #.#.# #..## #...#',
  O: '.###. #...# #...# #...# .###.',
  P: '##### #...# ##### #.... #....',
  Q: '.###. #...# #.#.# #..#. .##.#',
  R: '##### #...# ##### #..#. #...#',
  S: '.#### #.... .###. ....# ####.',
  T: '##### ..#.. ..#.. ..#.. ..#..',
  U: '#...# #...# #...# #...# .###.',
  V: '#...# #...# #...# .#.#. ..#..',
  W: '#...# #...# #.#.# ##.## #...#',
  X: '#...# .#.#. ..#.. .#.#. #...#',
  Y: '#...# .#.#. ..#.. ..#.. ..#..',
  Z: '##### ...#. ..#.. .#... #####',
  0: '.###. #..## #.#.# ##..# .###.',
  1: '..#.. .##.. ..#.. ..#.. .###.',
  2: '####. ....# .###. #.... #####',
  3: '####. ....# .###. ....# ####.',
  4: '#..#. #..#. ##### ...#. ...#.',
  5: '##### #.... ####. ....# ####.',
  6: '.###. #.... ####. #...# .###.',
  7: '##### ....# ...#. ..#.. ..#..',
  8: '.###. #...# .###. #...# .###.',
  9: '.###. #...# .#### ....# .###.',
};

// For characters of other scripts: the square of the brand.
const square = '..... .###. .###. .###. .....';

/** Faint squares all over: rows of dashes, as thick as they are long, for boxes of up to 180 by 36 units. */
export const board = {
  d: [-6, -2, 2, 6, 10, 14, 18, 22, 26].map((y) => `M-79.7 ${y}h180`).join(''),
  strokeWidth: 3.4,
  strokeDasharray: '3.4 .6',
  opacity: 0.07,
};

const turns = [0, -25, 25, -40]; // of neighbours beside and above, at least 25 degrees apart

/** The theme colour, as on the page, with the hue for the project at this place in the list. */
export const colourOf = (index: number) =>
  `oklch(from var(--fill-edge) l c calc(h + ${turns[index % turns.length]}))`;

/**
 * The path of a name's first letter or digit, without its accent, in five by five squares of 4 units. A stroke of 1.4
 * units rounds them.
 */
export function initialOf(name: string) {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFD')) ?? [];
  const rows = (characters[first.toUpperCase()] ?? square).split(' ');
  const squares = rows.flatMap((row, y) =>
    [...row].map((kind, x) => (kind === '#' ? `M${4 * x + 1} ${4 * y + 1}h2v2h-2z` : '')));
  return squares.join('');
}

/** A name's initial on the board. */
export const patternOf = (name: string): Pattern => [board, { d: initialOf(name) }];
