// Computes the widths of titles, from which style sheets derive font sizes: `100cqi / var(--headline-width)` makes the
// longest line of the headline as wide as its container, because 1cqi is 1% of the width of the container.
//
//     Desarrollamos            13 letters
//     el software que          13 letters and 2 spaces
//     tu idea necesita■        14 letters, 2 spaces and the square: the longest line, 16.35 letters or 9.27em wide
//       ↑             ↑
//       space         square, the gap before it included

/** The width of a letter of a monospaced font, in em. */
export const letterWidth = 0.6;

/** The width of a letter in titles, in em. Their letter spacing is -0.03em (`--tighter` in styles/theme.css). */
export const titleLetterWidth = letterWidth - 0.03;

// Widths in letters of titles.
const space = 0.74; // with a word spacing of -0.15em (styles/square.css)
const square = 0.87; // with the gap, 0.49em (styles/square.css)
const slack = 0.6; // extra width in some browsers (the margin of the h1 in styles/Home.module.css)
const squareInMail = 1.2; // and some space, because the e-mail address must not wrap
const maxLine = { tall: 22, short: 31 }; // of the headline, by viewport
const maxLines = 4;

/** The space at both ends of a line, in em, because letters are narrower than their boxes. */
const blankEnds = 0.05;

/** Splits a text where lines may break. */
const partsOf = (text: string) => text.trim().match(/[\S\xa0]+/g)!;

const longest = (words: string[]) => Math.max(...words.map((word) => [...word].length));

const joinedWidth = (words: number[]) => words.reduce((width, word) => width + space + word, -space);

/** Breaks words into lines as browsers do. Takes and returns widths. */
function breakLines([first, ...words]: number[], width: number) {
  const lines = [first!];
  for (const word of words) {
    const longer = joinedWidth([lines.at(-1)!, word]);
    if (longer <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns all runs of consecutive words. */
const runsOf = (words: number[]) =>
  words.flatMap((_, start) => words.slice(start).map((_, more) => words.slice(start, start + more + 1)));

/** Returns the narrowest width with the fewest lines that is not wider than `limit`, or else the narrowest of all. */
function longestLine(headline: string, limit: number) {
  const words = partsOf(headline).map((part) => joinedWidth(part.split('\xa0').map((word) => [...word].length)));
  words[words.length - 1]! += square;
  const candidates = runsOf(words).map(joinedWidth).sort((one, other) => one - other)
    .map((width) => ({ width, lines: breakLines(words, width + slack) }))
    .filter(({ width, lines }) => Math.max(...lines) <= width && lines.length <= maxLines);
  const fitting = candidates.filter(({ width }) => width <= limit);
  const fewest = Math.min(...fitting.map(({ lines }) => lines.length));
  return (fitting.find(({ lines }) => lines.length === fewest) ?? candidates[0]!).width;
}

/** Returns the widths of the longest line, in letters: in tall viewports, which get more lines, and in short ones. */
export const headlineLetters = (headline: string) =>
  [maxLine.tall, maxLine.short].map((limit) => Number(longestLine(headline, limit).toFixed(2)));

/** Returns widths in em: of the headline, of the longest word of all titles, and of the e-mail address. */
export function titleWidths(headline: string, titles: string[], email: string) {
  const [tall, short] = headlineLetters(headline).map((letters) => letters * titleLetterWidth - blankEnds);
  const mailWidth = (letters: number) => (letters + squareInMail) * titleLetterWidth;
  const widths = {
    'headline-width': tall!,
    'headline-width-if-short': short!,
    'word-width': (longest(partsOf([headline, ...titles].join(' '))) + 1) * letterWidth, // 1 for the square
    'mail-width': mailWidth(email.length),
    'mail-part-width': mailWidth(longest(email.split(/(?=@)/))),
  };
  return Object.fromEntries(Object.entries(widths).map(([name, em]) => [name, Number(em.toFixed(4))]));
}
