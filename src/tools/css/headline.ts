// The width of the longest headline line in letters, which determines the font size.

const space = 0.73; // narrower than a letter
const square = 0.9; // after the last word
const most = { tall: 20, wide: 31 }; // letters per line
const slack = 0.6; // how much more than the computed width browsers have (styles/Home.module.css)

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

/** The least width of at most `count` lines, which browsers fill one after the other. */
function widthIn(words: number[], count: number) {
  // It is that of some run of words.
  const parts = words.flatMap((_, from) => words.slice(from).map((_, length) => words.slice(from, from + length + 1)));
  const widths = parts.map(widthOf).sort((a, b) => a - b);
  return widths.find((width) => width >= Math.max(...words) && linesIn(words, width).length <= count)!;
}

/**
 * The width with the fewest lines of at most `most` letters, or with four lines. A line less is better if it is hardly
 * wider, since browsers might fit the text into it.
 */
function lineOf(headline: string, most: number) {
  const words = partsOf(headline).map((part) => widthOf(part.split('\xa0').map((word) => [...word].length)));
  words[words.length - 1]! += square;
  const widths = [1, 2, 3, 4].map((count) => widthIn(words, count));
  return widths.find((width, index) => width <= most || width - (widths[index + 1] ?? 0) < slack) ?? widths.at(-1)!;
}

/** The values for tall windows, with room for several lines, and for low ones. */
export const headlineStyle = (headline: string) => ({
  'line-letters': lineOf(headline, most.tall).toFixed(2),
  'wide-line-letters': lineOf(headline, most.wide).toFixed(2),
});
