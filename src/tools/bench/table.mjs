// Medians of what is measured in turn, so that the noise of a machine meets all alike, and how they are printed.

/**
 * The value in the middle.
 * @param {number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Measures each column in turn, `rounds` times. Returns the rows, by name, with the median of each column.
 * @param {number} rounds
 * @param {(() => Promise<Record<string, number>>)[]} columns
 */
export async function inTurn(rounds, columns) {
  /** @type {Map<string, number[][]>} */
  const samples = new Map();
  for (let round = 0; round < rounds; round++) {
    for (const [index, measure] of columns.entries()) {
      for (const [name, value] of Object.entries(await measure())) {
        const row = samples.get(name) ?? columns.map(() => []);
        row[index]?.push(value);
        samples.set(name, row);
      }
    }
  }
  return new Map([...samples].map(([name, row]) => [name, row.map(median)]));
}

const print = (/** @type {string} */ name, /** @type {string[]} */ cells) =>
  console.log(name.padEnd(44) + cells.map((cell) => cell.padStart(12)).join(''));

const format = (/** @type {number} */ value) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

/**
 * Prints rows under the names of their columns and, after them, the last column divided by each other one.
 * @param {string} title
 * @param {string[]} columns
 * @param {Iterable<[string, number[]]>} rows
 */
export function printTable(title, columns, rows) {
  const others = columns.slice(0, -1);
  print(title, [...columns, ...others.map((name) => `÷ ${name}`)]);
  for (const [name, values] of rows) {
    const last = values.at(-1) ?? 0;
    const ratios = others.map((_, index) => (values[index] ? (last / values[index]).toFixed(2) : ''));
    print(`  ${name}`, [...values.map(format), ...ratios]);
  }
  console.log();
}
