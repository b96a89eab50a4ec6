// Computes the width of the headline's longest line, in letters. styles/Home.module.css derives the font size from it.
//
//     Desarrollamos            13 letters
//     el software que          13 letters and 2 spaces
//     tu idea necesita■        14 letters, 2 spaces and the square: the longest line, which is as wide as the page

/** The letter widths of monospaced fonts, in em. Titles have a letter spacing of -0.03em. */
export const letterWidths = { 'letter-width': 0.6, 'title-letter-width': 0.57 };

// Widths in letters.
const space = 0.74; // with word-spacing (styles/square.css)
const square = 0.87; // after the last word
const slack = 0.6; // that some browsers have in addition (--slack in styles/Home.module.css)
const maxLine = { tall: 22, short: 31 }; // of the longest line, by viewport

/** Splits a text where lines may break. */
export const partsOf = (text: string) => text.trim().split(/[^\S\xa0]+/);

const joinedWidth = (words: number[]) => words.reduce((width, word) => width + space + word, -space);

/** Breaks words into lines as browsers do. Takes and returns widths. */
function breakLines([first, ...words]: number[], width: number) {
  const lines = [first!];
  for (const word of words) {
    const longer = lines.at(-1)! + space + word;
    if (longer <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the widths that the longest line can have: those of all runs of words. */
const runWidths = (words: number[]) =>
  words.flatMap((_, start) => words.slice(start).map((_, index) => joinedWidth(words.slice(start, start + index + 1))));

/** Returns the smallest width with which the words take at most `count` lines, also in browsers with slack. */
function narrowestWidth(words: number[], count: number) {
  return Math.min(...runWidths(words).filter((width) => {
    const lines = breakLines(words, width + slack);
    return lines.length <= count && Math.max(...lines) <= width;
  }));
}

/** Returns the width with the fewest lines, at most four, of which none exceeds `limit` if that is possible. */
function longestLine(headline: string, limit: number) {
  const words = partsOf(headline).map((part) => joinedWidth(part.split('\xa0').map((word) => [...word].length)));
  words[words.length - 1]! += square;
  const widths = [1, 2, 3, 4].map((count) => narrowestWidth(words, count));
  return widths.find((width) => width <= limit) ?? widths.at(-1)!;
}

/** Returns the widths for tall viewports, which get more lines, and for short ones. */
export const headlineStyle = (headline: string) => ({
  'line-letters': longestLine(headline, maxLine.tall).toFixed(2),
  'wide-line-letters': longestLine(headline, maxLine.short).toFixed(2),
});
