/** The first letter (except modifiers) or digit, in upper case, or else the first character, such as an emoji. */
export function initialOf(title: string, language: string) {
  const characters = [...new Intl.Segmenter(language).segment(title.trim())].map(({ segment }) => segment);
  const initial = characters.find((character) => /(?!\p{Lm})[\p{L}\p{N}]/u.test(character)) ?? characters[0]!;
  return initial.toLocaleUpperCase(language);
}

export const initialsOf = (name: string, language: string) =>
  name.match(/\S+/g)!.slice(0, 2).map((word) => initialOf(word, language)).join('');
