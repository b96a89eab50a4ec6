import type { Pattern } from '../types';

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
  P: '####. #...# ####. #.... #....',
  Q: '.###. #...# #.#.# #..#. .##.#',
  R: '####. #...# ####. #..#. #...#',
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

const places = [0, 1, 2, 3, 4];

const pathOf = (rows: string[], kind: string) =>
  places
    .flatMap((y) => places.filter((x) => rows[y]![x] === kind).map((x) => `M${4 * x + 1} ${4 * y + 1}h2v2h-2z`))
    .join('');

const turns = [0, -25, 25, -40]; // of neighbours beside and above, at least 25 degrees apart

/** The theme colour, as on the page, with the hue for the project at this place in the list. */
export const colourOf = (index: number) =>
  `oklch(from var(--fill-edge) l c calc(h + ${turns[index % turns.length]}))`;

/**
 * A name's first letter or digit, without its accent: 25 squares, some bright, in 20 by 20 units. A stroke of 1.4 with
 * round joins adds the edges of squares.
 */
export function patternOf(name: string): Pattern {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFD')) ?? [];
  const rows = (characters[first.toUpperCase()] ?? square).split(' ');
  return [pathOf(rows, '#'), pathOf(rows, '.')];
}
