// Computes the longest line of the headline, in letters, from which styles/Home.module.css computes the font size.

const space = 0.73; // a space with word-spacing, in letters
const square = 0.9; // the square after the last word
const most = { tall: 20, wide: 31 }; // the most letters per line
const slack = 0.6; // the width that browsers have in addition (--slack in styles/Home.module.css)

/** The parts of a text between which lines may break. */
export const partsOf = (text: string) => text.trim().split(/[^\S\xa0]+/);

const widthOf = (words: number[]) => words.reduce((width, word) => width + space + word, -space);

/** Breaks lines as browsers do. `next` is the least width at which a line takes one more word. */
function breakLines([first, ...words]: number[], width: number) {
  let [line, count, next] = [first!, 1, Infinity];
  for (const word of words) {
    const longer = line + space + word;
    if (longer <= width) {
      line = longer;
    } else {
      line = word;
      count += 1;
      next = Math.min(next, longer);
    }
  }
  return { count, next };
}

/** The least width in which a browser needs at most `count` lines. */
function widthIn(words: number[], count: number) {
  let width = Math.max(...words);
  let lines = breakLines(words, width);
  while (lines.count > count) {
    width = lines.next;
    lines = breakLines(words, width);
  }
  return width;
}

/**
 * The width with the fewest lines of at most `most` letters, or with four lines. A width is also taken if it is hardly
 * wider than with one more line, since browsers may then need one line less.
 */
function lineOf(headline: string, most: number) {
  const words = partsOf(headline).map((part) => widthOf(part.split('\xa0').map((word) => [...word].length)));
  words[words.length - 1]! += square;
  const widths = [1, 2, 3, 4].map((count) => widthIn(words, count));
  return widths.find((width, index) => width <= most || width - (widths[index + 1] ?? 0) < slack) ?? widths.at(-1)!;
}

/** For tall viewports, with more lines, and for low viewports. */
export const headlineStyle = (headline: string) => ({
  'line-letters': lineOf(headline, most.tall).toFixed(2),
  'wide-line-letters': lineOf(headline, most.wide).toFixed(2),
});
