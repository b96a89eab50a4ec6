/** Returns what overflows, is clipped or, unless `mayBreak`, is a word that is split. Runs in the page. */
export function faults(mayBreak = false) {
  const { clientWidth, scrollWidth } = document.documentElement;
  const beyond = $$('#page :not([role=status], #page > a, [role=tooltip], svg *, table *, pre *)').filter((element) => {
    const { left, right, width } = boxOf(element);
    return width > 0 && (right > clientWidth + 1 || left < -1);
  });
  const clipped = $$('.MemberCard-front, .MemberCard-back, .MemberCard-back :is(li, li > a)')
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
  const whole = 'header a, h1, h2, #equipo li li:not(:only-child), #contacto p, .button[href^="mailto:"]';
  const broken = mayBreak ? [] : $$(`:is(${whole}), :is(${whole}) *`).flatMap((element) => [...element.childNodes])
    .filter((node) => node instanceof Text)
    .flatMap((text) => [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    }))
    .map(([word]) => word);
  const parts = scrollWidth > clientWidth ? [document.body, ...beyond, ...clipped] : [...beyond, ...clipped];
  return [...parts.map(({ outerHTML }) => outerHTML.slice(0, 80)), ...broken];
}

/** Returns the number of excess lines in the headline, and how far the longest exceeds the page (in em). */
export const lineFaults = () => {
  const em = parseFloat(styleOf('h1').fontSize);
  const ends = new Map<number, number>(); // the ends of lines, by their tops
  for (const part of ['h1', 'h1 > span']) {
    for (const { top, right } of linesOf($(part).firstChild!)) ends.set(Math.round(top), right);
  }
  const longest = Math.max(...ends.values(), [...ends.values()].at(-1)! + 0.49 * em); // the square
  const isLow = innerWidth >= 576 && innerHeight <= 790;
  return { lines: ends.size - (isLow ? 2 : 3), beyond: (longest - boxOf('#equipo > ul').right) / em };
};
