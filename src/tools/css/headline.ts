// Computes the width of the headline's longest line, in letters. styles/Home.module.css derives the font size from it.

/** The letter widths of monospaced fonts, in em. Titles have a letter spacing of -0.03em. */
export const letterWidths = { 'letter-width': 0.6, 'title-letter-width': 0.57 };

const space = 0.74; // the width of a space with word-spacing, in letters
const square = 0.87; // the width of the square after the last word
const maxLetters = { tall: 22, wide: 31 }; // the maximum number of letters per line
const slack = 0.6; // extra width that browsers have (--slack in styles/Home.module.css)

/** Splits a text where lines may break. */
export const partsOf = (text: string) => text.trim().split(/[^\S\xa0]+/);

const widthOf = (words: number[]) => words.reduce((width, word) => width + space + word, -space);

/** Breaks words into lines as browsers do. Returns the widths of the lines. */
function breakLines([first, ...words]: number[], width: number) {
  const lines = [first!];
  for (const word of words) {
    const longer = lines.at(-1)! + space + word;
    if (longer <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the width that needs the fewest lines of at most `limit` letters or, if all need more, four lines. */
function narrowestWidth(headline: string, limit: number) {
  const words = partsOf(headline).map((part) => widthOf(part.split('\xa0').map((word) => [...word].length)));
  words[words.length - 1]! += square;
  const runs = words.flatMap((_, start) => words.slice(start).map((_, index) => words.slice(start, start + index + 1)));
  // Keeps a width only if no line becomes wider than it in browsers that have slack.
  const options = runs.map(widthOf).map((width) => ({ width, lines: breakLines(words, width + slack) }))
    .filter(({ width, lines }) => Math.max(...lines) <= width);
  const narrowest = (count: number) =>
    Math.min(...options.filter(({ lines }) => lines.length <= count).map(({ width }) => width));
  const widths = [1, 2, 3, 4].map(narrowest);
  return widths.find((width) => width <= limit) ?? widths.at(-1)!;
}

/** Returns the widths for tall viewports, which get more lines, and for short ones. */
export const headlineStyle = (headline: string) => ({
  'line-letters': narrowestWidth(headline, maxLetters.tall).toFixed(2),
  'wide-line-letters': narrowestWidth(headline, maxLetters.wide).toFixed(2),
});
