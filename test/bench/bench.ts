// Measures bytes, loading times and the growth by project: `npm run bench`, or `npm run bench -- --against REF` to
// compare with another commit. It does not pass or fail.
import { parseArgs } from 'node:util';
import { explain } from '../../src/builder/mistake';
import { launchBrowser, measureLoad } from './phone';
import { builderAt, bytesOf, checkOut, generateContent, picturesOf, serve, type Site, withoutScript } from './sites';

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
  const builders = await Promise.all(
    Object.entries(roots).map(async ([name, root]) => [name, await builderAt(root)] as const),
  );

  const sites: [name: string, site: Site][] = []; // each of its own content
  const large: typeof sites = []; // of 400 projects
  for (const [name, build] of builders) sites.push([name, await build()]);
  const project = [...sites[0]![1].files.keys()].find((path) => /^proyectos\/(?!index\.).+\.html$/.test(path));

  await compare('Bytes, text in brotli', 1, sites.map(([name, site]) => [name, async () => ({
    'home': await bytesOf(site, 'index.html'),
    'home, its pictures': picturesOf(site, 'index.html'),
    ...(project && { 'project': await bytesOf(site, project), 'project, its pictures': picturesOf(site, project) }),
    'script': await bytesOf(site, site.script),
  })]));

  const content = generateContent(root, 400);
  await compare('400 projects', 3, builders.map(([name, build], index) => [name, async () => {
    const start = performance.now();
    const site = await build(content);
    const ms = performance.now() - start;
    large[index] = [name, site];
    const [home, script] = [await bytesOf(site, 'index.html'), await bytesOf(site, site.script)];
    return { 'to build, ms': ms, home, script };
  }]));

  const browser = await launchBrowser();
  const compareLoads = async (title: string, sites: [name: string, site: Site][], path = 'index.html') =>
    compare(title, 5, await Promise.all(
      [['by hand', withoutScript(sites.at(-1)![1])] as const, ...sites].map(async ([name, site]): Promise<Column> => {
        const address = await serve(site, path);
        return [name, () => measureLoad(browser, address)];
      }),
    ));
  await compareLoads('Home, ms', sites);
  if (project) await compareLoads('A project, ms', sites, project);
  await compareLoads('Home of 400 projects, ms', large);
  await browser.close();
}

try {
  await run(parseArgs({ options: { against: { type: 'string' } } }).values.against);
} catch (error) {
  console.error(explain(error));
  process.exit(1); // servers and the browser may still be open
}
