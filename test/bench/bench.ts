// Measures bytes and loading times, also in comparison with another commit, `npm run bench -- --against REF`.
import { parseArgs } from 'node:util';
import { explain } from '../../src/checks/mistake';
import { launchBrowser, measureLoad } from './phone';
import { buildAt, bytesOf, checkOut, serve, type Site } from './sites';

const root = process.cwd(); // npm starts scripts there

type Column = [name: string, measure: () => Promise<Record<string, number>>];

const print = (name: string, cells: string[]) =>
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join(''));

const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

/**
 * Measures the columns in turn, so that noise affects them alike, and prints their medians and the ratios of the last
 * one to the others.
 */
async function compare(title: string, rounds: number, columns: Column[]) {
  const rows: Record<string, number[][]> = {}; // the samples of each column
  for (let round = 0; round < rounds; round++) {
    for (const [index, [, measure]] of columns.entries()) {
      for (const [name, value] of Object.entries(await measure()))
        (rows[name] ??= columns.map(() => []))[index]?.push(value);
    }
  }
  const names = columns.map(([name]) => name);
  print(title, [...names, ...names.slice(0, -1).map((name) => `÷ ${name}`)]);
  for (const [name, samples] of Object.entries(rows)) {
    const medians = samples.map((values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0);
    const last = medians.pop() ?? 0;
    const ratios = medians.map((median) => (median ? (last / median).toFixed(2) : ''));
    print(`  ${name}`, [...medians.map(format), format(last), ...ratios]);
  }
  console.log();
}

async function run(against?: string) {
  const roots = { ...(against && { [against]: checkOut(root, against) }), now: root };
  const sites: [name: string, site: Site][] = []; // each of its own content
  for (const [name, root] of Object.entries(roots)) sites.push([name, await buildAt(root)]);
  const project = [...sites[0]![1].files.keys()].find((path) => /^proyectos\/(?!index\.).+\.html$/.test(path));
  const pages = { home: 'index.html', ...(project && { project }) };

  await compare('Bytes, text in brotli', 1, sites.map(([name, site]) => [name, async () => {
    const sizes = Object.entries({ ...pages, script: site.script }).map(async ([what, path]) =>
      [what, await bytesOf(site, path)] as const);
    return Object.fromEntries(await Promise.all(sizes));
  }]));

  const browser = await launchBrowser();
  for (const [what, path] of Object.entries(pages)) {
    await compare(`Loading ${what}, ms`, 5, await Promise.all(sites.map(async ([name, site]): Promise<Column> => {
      const address = await serve(site, path);
      return [name, () => measureLoad(browser, address)];
    })));
  }
  await browser.close();
}

try {
  await run(parseArgs({ options: { against: { type: 'string' } } }).values.against);
} catch (error) {
  console.error(explain(error));
  process.exit(1); // servers and the browser may still be open
}
