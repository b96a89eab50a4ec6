// Finds errors in the layout of a page. All functions but `assertFits` run in the page.
import assert from 'node:assert/strict';
import type { AnyPage } from './harness';
import { inWindows } from './parts';

/** Returns what is wider than the page. */
export function overflowing() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const beyond = $$('#page :not([role=status], #page > a, [role=tooltip], svg *, table *, pre *)').filter((element) => {
    const { left, right, width } = boxOf(element);
    return width > 0 && (right > clientWidth + 1 || left < -1);
  });
  return [...(scrollWidth > clientWidth ? ['the page'] : []), ...beyond.map(({ outerHTML }) => outerHTML.slice(0, 80))];
}

/** Returns the parts of cards that are smaller than their content. */
export const clipped = () => $$('.MemberCard-front, .MemberCard-back, .MemberCard-back :is(li, li > a)')
  .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
  .map(({ outerHTML }) => outerHTML.slice(0, 80));

/** Returns the words that are split between lines. */
function brokenWords() {
  const whole = 'header a, h1, h2, th, #equipo li li:not(:only-child), #contacto p, .button[href^="mailto:"]';
  const texts = $$(`:is(${whole}), :is(${whole}) *`).flatMap((element) => [...element.childNodes])
    .filter((node) => node instanceof Text);
  return texts.flatMap((text) => [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const range = new Range();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  })).map(([word]) => word);
}

/** Fails if a check finds anything in a window of one of these widths. */
export async function assertFits(page: AnyPage, widths: number[], checks = [overflowing, clipped, brokenWords]) {
  for (const width of widths) {
    for (const check of checks) {
      assert.deepEqual(await inWindows(page, [width], check), [[]], `${check.name} at ${width} px`);
    }
  }
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
