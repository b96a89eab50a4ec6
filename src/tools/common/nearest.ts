/** The number of letters to change, add or remove (Levenshtein). */
function distance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The name closest to a misspelt one, if at most two of five letters differ. */
export function nearest(typo: string, names: string[]): string | undefined {
  const distances = names.map((name) => distance(typo.toLowerCase(), name.toLowerCase()));
  const least = Math.min(...distances);
  return least <= Math.max(1, Math.floor(typo.length * 0.4)) ? names[distances.indexOf(least)] : undefined;
}
