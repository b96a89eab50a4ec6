// What tests read of the headline.
import assert from 'node:assert/strict';

/**
 * How many lines are too many, how far the longest, or the last with its square, is beyond the page, in em, and whether
 * it is beyond the window.
 */
export const look = () => {
  const [title, list] = document.querySelectorAll('h1, #equipo > ul');
  const em = parseFloat(getComputedStyle(title).fontSize);
  const ends = new Map(); // of lines, by their tops
  for (const { firstChild } of [title, title.lastChild]) {
    const range = new Range();
    range.selectNodeContents(firstChild);
    for (const { top, right } of range.getClientRects()) ends.set(Math.round(top), right);
  }
  const longest = Math.max(...ends.values(), [...ends.values()].at(-1) + 0.49 * em);
  const isLow = innerWidth >= 576 && innerHeight <= 790;
  const { clientWidth, scrollWidth } = document.documentElement;
  return {
    lines: ends.size - (isLow ? 2 : 3),
    beyond: (longest - list.getBoundingClientRect().right) / em,
    isLost: longest > clientWidth + 0.5 || scrollWidth > clientWidth,
  };
};

/** Writes another headline, with the values that the build computes for it. */
export const write = (headline: string, style: Record<string, string>) => {
  const title = document.querySelector('h1');
  const at = headline.lastIndexOf(' ') + 1;
  title.firstChild.data = headline.slice(0, at);
  title.lastChild.textContent = headline.slice(at);
  for (const [name, value] of Object.entries(style)) document.documentElement.style.setProperty(`--${name}`, value);
};

export const windows = [[390, 844], [768, 1024], [1280, 720], [1280, 800], [1440, 900], [2560, 1300]] as const;

export function assertWide({ lines, beyond }, window: readonly number[], from: number, to: number) {
  assert.equal(lines, 0, `at ${window}`);
  assert.ok(beyond > from && beyond < to, `${beyond} em at ${window}`);
}
