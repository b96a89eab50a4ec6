// The width of the longest headline line in letters, which determines the font size.

const space = 0.73; // narrower than a letter
const square = 0.9; // drawn after the last line; does not affect line breaks
const most = { tall: 20, wide: 31 }; // letters per line

/** The parts of a text between which lines may break: no-break spaces join words. */
export const partsOf = (text: string) => text.trim().split(/[^\S\xa0]+/);

const widthOf = (words: number[]) => words.reduce((width, word) => width + space + word, -space);

function linesIn(words: number[], width: number) {
  const lines: number[][] = [[]];
  for (const word of words) {
    const line = lines.at(-1)!;
    if (line.length === 0 || widthOf([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** The width of at most `count` lines, balanced as browsers do and with the square. */
function widthIn(words: number[], count: number) {
  // The balanced width is that of some run of words.
  const parts = words.flatMap((_, from) => words.slice(from).map((_, length) => words.slice(from, from + length + 1)));
  const widths = parts.map(widthOf).sort((a, b) => a - b);
  const width = widths.find((width) => width >= Math.max(...words) && linesIn(words, width).length <= count)!;
  return Math.max(width, widthOf(linesIn(words, width).at(-1)!) + square);
}

/** The width with the fewest lines of at most `most` letters, or with four lines. */
function lineOf(headline: string, most: number) {
  const words = partsOf(headline).map((part) => widthOf(part.split('\xa0').map((word) => [...word].length)));
  const widths = [1, 2, 3, 4].map((count) => widthIn(words, count));
  return widths.find((width) => width <= most) ?? widths.at(-1)!;
}

/** The values for tall windows, with room for several lines, and for low ones. */
export const headlineStyle = (headline: string) => ({
  'line-letters': lineOf(headline, most.tall).toFixed(2),
  'wide-line-letters': lineOf(headline, most.wide).toFixed(2),
});
