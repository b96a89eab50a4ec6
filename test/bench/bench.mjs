// Measures the bytes and the loading time of a visit, with few and many projects: `npm run bench`. Compares them with those
// of another commit with `-- --against REF`. It does not pass or fail.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '../../src/build/mistake';
import { launchBrowser, measureLoad } from './phone.mjs';
import { bytesOf, checkOut, generateContent, picturesOf, serve, builderAt, withoutScript } from './sites.mjs';

/** @import { Site } from './sites.mjs' */

const root = join(import.meta.dirname, '../..');

const print = (/** @type {string} */ name, /** @type {string[]} */ cells) =>
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join(''));

const format = (/** @type {number} */ value) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

/**
 * Measures the columns alternately, so that noise of the machine affects all of them, and prints their medians and the
 * ratios of the last column to the others.
 * @param {string} title
 * @param {number} rounds
 * @param {[name: string, measure: () => Promise<Record<string, number>>][]} columns
 */
async function compare(title, rounds, columns) {
  /** @type {Record<string, number[][]>} the samples of each column, by row */
  const rows = {};
  for (let round = 0; round < rounds; round++) {
    for (const [index, [, measure]] of columns.entries()) {
      for (const [name, value] of Object.entries(await measure())) (rows[name] ??= columns.map(() => []))[index]?.push(value);
    }
  }
  const names = columns.map(([name]) => name);
  print(title, [...names, ...names.slice(0, -1).map((name) => `÷ ${name}`)]);
  for (const [name, samples] of Object.entries(rows)) {
    const medians = samples.map((values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0);
    const last = medians.at(-1) ?? 0;
    print(`  ${name}`, [...medians.map(format), ...medians.slice(0, -1).map((median) => (median ? (last / median).toFixed(2) : ''))]);
  }
  console.log();
}

/** @param {string} [against] */
async function run(against) {
  const roots = { ...(against && { [against]: checkOut(root, against) }), now: root };
  const builders = Object.entries(roots).map(([name, root]) => /** @type {const} */ ([name, builderAt(root)]));
  const build = (/** @type {string | undefined} */ content) =>
    Promise.all(builders.map(async ([name, builder]) => /** @type {[name: string, site: Site]} */ ([name, await (await builder)(content)])));
  const sites = await build(undefined); // with its own content
  const project = [...sites[0]?.[1].files.keys() ?? []].find((path) => /^proyectos\/(?!index\.).+\.html$/.test(path));

  await compare('Bytes, text in brotli', 1, sites.map(([name, site]) => [name, async () => ({
    'home': bytesOf(site, 'index.html'),
    'home, its pictures': picturesOf(site, 'index.html'),
    ...(project && { 'project': bytesOf(site, project), 'project, its pictures': picturesOf(site, project) }),
    'script': bytesOf(site, site.script),
  })]));

  for (const count of [3, 40, 400]) {
    const content = generateContent(root, count);
    await compare(`${count} projects`, 3, builders.map(([name, builder]) => [name, async () => {
      const build = await builder;
      const start = performance.now();
      const site = await build(content);
      return { 'to build, ms': performance.now() - start, 'home': bytesOf(site, 'index.html'), 'script': bytesOf(site, site.script) };
    }]));
  }

  const browser = await launchBrowser();
  async function compareLoads(/** @type {string} */ title, /** @type {[name: string, site: Site][]} */ sites, path = '') {
    /** @type {Parameters<typeof compare>[2]} */
    const columns = [];
    for (const [name, site] of [...sites.slice(-1).map(([, site]) => /** @type {const} */ (['by hand', withoutScript(site)])), ...sites]) {
      const address = await serve(site);
      columns.push([name, () => measureLoad(browser, address + path)]);
    }
    await compare(title, 5, columns);
  }
  await compareLoads('Home, ms', sites);
  if (project) await compareLoads('A project, ms', sites, project.replace('.html', ''));
  await compareLoads('Home of 400 projects, ms', await build(generateContent(root, 400)));
  await browser.close();
}

try {
  await run(parseArgs({ options: { against: { type: 'string' } } }).values.against);
} catch (error) {
  console.error(explain(error));
  process.exit(1); // even if a browser or server is still open
}
