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
    const last = medians.at(-1) ?? 0;
    print(`  ${name}`, [
      ...medians.map(format),
      ...medians.slice(0, -1).map((median) => (median ? (last / median).toFixed(2) : '')),
    ]);
  }
  console.log();
}

async function run(against?: string) {
  const roots = { ...(against && { [against]: checkOut(root, against) }), now: root };
  const builders = Object.entries(roots).map(([name, root]) => [name, builderAt(root)] as const);
  const build = (content?: string) =>
    Promise.all(
      builders.map(async ([name, builder]): Promise<[name: string, site: Site]> => [
        name,
        await (await builder)(content),
      ]),
    );
  const sites = await build(); // each of its own content
  const project = [...sites[0]?.[1].files.keys() ?? []].find((path) => /^proyectos\/(?!index\.).+\.html$/.test(path));

  await compare('Bytes, text in brotli', 1, sites.map(([name, site]) => [name, async () => ({
    'home': await bytesOf(site, 'index.html'),
    'home, its pictures': picturesOf(site, 'index.html'),
    ...(project && { 'project': await bytesOf(site, project), 'project, its pictures': picturesOf(site, project) }),
    'script': await bytesOf(site, site.script),
  })]));

  const manyProjects = generateContent(root, 400);
  await compare('400 projects', 3, builders.map(([name, builder]) => [name, async () => {
    const build = await builder;
    const start = performance.now();
    const site = await build(manyProjects);
    const ms = performance.now() - start;
    const [home, script] = [await bytesOf(site, 'index.html'), await bytesOf(site, site.script)];
    return { 'to build, ms': ms, home, script };
  }]));

  const browser = await launchBrowser();
  async function compareLoads(title: string, sites: [name: string, site: Site][], path = 'index.html') {
    const bare = sites.slice(-1).map(([, site]) => ['by hand', withoutScript(site)] as const);
    const columns = [...bare, ...sites].map(async ([name, site]): Promise<Column> => {
      const address = await serve(site, path);
      return [name, () => measureLoad(browser, address)];
    });
    await compare(title, 5, await Promise.all(columns));
  }
  await compareLoads('Home, ms', sites);
  if (project) await compareLoads('A project, ms', sites, project);
  await compareLoads('Home of 400 projects, ms', await build(manyProjects));
  await browser.close();
}

try {
  await run(parseArgs({ options: { against: { type: 'string' } } }).values.against);
} catch (error) {
  console.error(explain(error));
  process.exit(1); // servers and the browser may still be open
}
