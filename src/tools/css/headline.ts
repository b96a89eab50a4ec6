// How wide the longest line of the headline is, in letters. It is as wide as the page: that gives them their size.

const space = 0.73; // a space of the headline is narrower than its letters
const square = 0.9; // is drawn at the end of the last line, which breaks as if it were not there
const most = { tall: 20, wide: 31 }; // letters in a line

/** The width of words in one line. */
const widthOf = (words: number[]) => words.reduce((width, word) => width + space + word, -space);

/** The lines of words that break where the next one is too long. */
function linesIn(words: number[], width: number) {
  const lines: number[][] = [[]];
  for (const word of words) {
    const line = lines.at(-1)!;
    if (line.length === 0 || widthOf([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** The width of words in so many lines or fewer, balanced as browsers do it, and with the square. */
function widthIn(words: number[], count: number) {
  // The balanced width is that of some words in a row.
  const parts = words.flatMap((_, from) => words.slice(from).map((_, length) => words.slice(from, from + length + 1)));
  const widths = parts.map(widthOf).sort((a, b) => a - b);
  const width = widths.find((width) => width >= Math.max(...words) && linesIn(words, width).length <= count)!;
  return Math.max(width, widthOf(linesIn(words, width).at(-1)!) + square);
}

/** The width of a headline in the fewest lines that have at most so many letters, or in four. */
function lineOf(headline: string, most: number) {
  const words = headline.trim().split(/\s+/).map((word) => [...word].length);
  const widths = [1, 2, 3, 4].map((count) => widthIn(words, count));
  return widths.find((width) => width <= most) ?? widths.at(-1)!;
}

/** The values of the style sheet: for windows that are high enough for several lines, and for low ones. */
export const headlineStyle = (headline: string) => ({
  'line-letters': lineOf(headline, most.tall).toFixed(2),
  'wide-line-letters': lineOf(headline, most.wide).toFixed(2),
});
