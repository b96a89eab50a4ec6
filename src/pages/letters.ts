// Titles are sized so that their longest word fits its line: `data-letters` has its length, styles/theme.css the sizes.

/** Words of at most this length share a size. */
export const fewLetters = 12;

/** The length of the longest word of a title, for its `data-letters`; undefined if all its words are short. */
export function lettersOf(title: string) {
  const letters = Math.max(...title.split(/\s+/).map((word) => word.length));
  return letters > fewLetters ? letters : undefined;
}
