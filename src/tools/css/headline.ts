// The width in letters of the longest line of the headline, which sets its font size.

const space = 0.73; // narrower than a letter
const square = 0.9; // after the last word
const most = { tall: 20, wide: 31 }; // letters per line
const slack = 0.6; // browsers have so much more width than computed (styles/Home.module.css)

/** The parts between which lines may break. */
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

/** The least width in which a browser needs at most `count` lines. */
function widthIn(words: number[], count: number) {
  // It is the width of some words in a row.
  const parts = words.flatMap((_, from) => words.slice(from).map((_, length) => words.slice(from, from + length + 1)));
  const widths = parts.map(widthOf).sort((a, b) => a - b);
  return widths.find((width) => width >= Math.max(...words) && linesIn(words, width).length <= count)!;
}

/**
 * The width of the fewest lines of at most `most` letters, or of four lines. If one line less is hardly wider, browsers
 * may need only that.
 */
function lineOf(headline: string, most: number) {
  const words = partsOf(headline).map((part) => widthOf(part.split('\xa0').map((word) => [...word].length)));
  words[words.length - 1]! += square;
  const widths = [1, 2, 3, 4].map((count) => widthIn(words, count));
  return widths.find((width, index) => width <= most || width - (widths[index + 1] ?? 0) < slack) ?? widths.at(-1)!;
}

/** For tall windows, with room for more lines, and for low ones. */
export const headlineStyle = (headline: string) => ({
  'line-letters': lineOf(headline, most.tall).toFixed(2),
  'wide-line-letters': lineOf(headline, most.wide).toFixed(2),
});
