import assert from 'node:assert/strict';

/** How many lines are too many, and how far the longest exceeds the page, in em. */
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
  return {
    lines: ends.size - (isLow ? 2 : 3),
    beyond: (longest - list.getBoundingClientRect().right) / em,
  };
};

export const windows = [[390, 844], [768, 1024], [1280, 720], [1280, 800], [1440, 900], [2560, 1300]] as const;

export function assertWide({ lines, beyond }, window: readonly number[], from: number, to: number) {
  assert.equal(lines, 0, `at ${window}`);
  assert.ok(beyond > from && beyond < to, `${beyond} em at ${window}`);
}
