// Computes the longest line of the headline, in letters, from which styles/Home.module.css computes the font size.

const space = 0.74; // a space with word-spacing, in letters
const square = 0.87; // the square after the last word
const most = { tall: 22, wide: 31 }; // the most letters per line
const slack = 0.6; // the width that browsers have in addition (--slack in styles/Home.module.css)

/** The parts of a text between which lines may break. */
export const partsOf = (text: string) => text.trim().split(/[^\S\xa0]+/);

const widthOf = (words: number[]) => words.reduce((width, word) => width + space + word, -space);

/** Breaks lines as browsers do. `next` is the least width at which a line takes one more word. */
function breakLines([first, ...words]: number[], width: number) {
  const lines = [first!];
  let next = Infinity;
  for (const word of words) {
    const longer = lines.at(-1)! + space + word;
    if (longer <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
      next = Math.min(next, longer);
    }
  }
  return { count: lines.length, longest: Math.max(...lines), next };
}

/** The width of the longest line if a browser, with its slack, needs at most `count` lines. */
function widthIn(words: number[], count: number, width = Math.max(...words)): number {
  const lines = breakLines(words, width + slack);
  if (lines.longest > width) return widthIn(words, count, lines.longest);
  return lines.count > count ? widthIn(words, count, lines.next) : width;
}

/** The width with the fewest lines of at most `most` letters, or with four lines. */
function lineOf(headline: string, most: number) {
  const words = partsOf(headline).map((part) => widthOf(part.split('\xa0').map((word) => [...word].length)));
  words[words.length - 1]! += square;
  const widths = [1, 2, 3, 4].map((count) => widthIn(words, count));
  return widths.find((width) => width <= most) ?? widths.at(-1)!;
}

/** For tall viewports, with more lines, and for low viewports. */
export const headlineStyle = (headline: string) => ({
  'line-letters': lineOf(headline, most.tall).toFixed(2),
  'wide-line-letters': lineOf(headline, most.wide).toFixed(2),
});
