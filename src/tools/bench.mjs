// What a visit costs, in time and in bytes, and what each project adds: `npm run bench`, beside the same of another commit
// with `-- --against REF`. No pass or fail.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureActions } from './bench/acting.mjs';
import { bytesOf, findProject, revisit, visit } from './bench/bytes.mjs';
import { changeWord, generateContent } from './bench/generate.mjs';
import { measureEarlyTaps, measureLoad } from './bench/loading.mjs';
import { launchBrowser } from './bench/phone.mjs';
import { serve, withoutScript } from './bench/served.mjs';
import { versionAt, withVersion } from './bench/sites.mjs';
import { inTurn, printTable } from './bench/table.mjs';
import { defined, explain, Mistake } from '../../test/tools.mjs';

/** @import { Browser } from './bench/phone.mjs' */
/** @import { Version } from './bench/sites.mjs' */
/** @import { BuiltSite } from '../build/site' */

const root = join(import.meta.dirname, '../..');
const rounds = 5;
const counts = [3, 40, 400];

/**
 * Builds a version with `text` as its content file.
 * @param {Version} version
 * @param {string} text
 */
async function buildWith({ build }, text) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const content = join(folder, 'generated.ts');
    writeFileSync(content, text);
    return await build(content);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const namesOf = (/** @type {Version[]} */ versions) => versions.map(({ name }) => name);

/**
 * Does one after the other, and returns what came of each.
 * @template Item, Result
 * @param {Item[]} items
 * @param {(item: Item) => Promise<Result>} act
 */
async function inOrder(items, act) {
  const results = [];
  for (const item of items) results.push(await act(item));
  return results;
}

/**
 * Measures all in turn and prints it.
 * @template Item
 * @param {string} title
 * @param {string[]} names
 * @param {Item[]} items
 * @param {(item: Item) => Promise<Record<string, number>>} measure
 * @param {number} [times]
 */
async function compare(title, names, items, measure, times = rounds) {
  printTable(title, names, await inTurn(times, items.map((item) => () => measure(item))));
}

/**
 * @param {Version[]} versions
 * @param {BuiltSite[]} sites
 */
async function compareBytes(versions, sites) {
  const pairs = versions.map((version, index) => ({ version, site: defined(sites[index], version.name) }));
  await compare('Bytes', namesOf(versions), pairs, async ({ version, site }) => {
    const project = findProject(site);
    const changed = await buildWith(version, changeWord(version.root));
    return {
      ...visit(site, 'index.html', 'home'),
      ...(project && visit(site, project, 'project')),
      'script': bytesOf(site, site.script),
      'home again after a word has changed': revisit(site, changed),
    };
  }, 1);
}

/** @param {Version[]} versions */
async function compareGrowth(versions) {
  for (const count of counts) {
    await compare(`${count} projects`, namesOf(versions), versions, async (version) => {
      const start = performance.now();
      const site = await buildWith(version, generateContent(root, count));
      const ms = performance.now() - start;
      return { 'to build, ms': ms, 'to build each, ms': ms / count, home: bytesOf(site, 'index.html'), script: bytesOf(site, site.script) };
    }, 3);
  }
}

/**
 * Serves sites until `use` is through.
 * @param {BuiltSite[]} sites
 * @param {(servers: Awaited<ReturnType<typeof serve>>[]) => Promise<void>} use
 */
async function withServers(sites, use) {
  const servers = await inOrder(sites, serve);
  try {
    await use(servers);
  } finally {
    for (const { close } of servers) close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} title
 * @param {Version[]} versions
 * @param {BuiltSite[]} sites
 * @param {string} [path]
 */
async function compareLoads(browser, title, versions, sites, path = '') {
  const byHand = withoutScript(defined(sites.at(-1), 'site'));
  await withServers([byHand, ...sites], (servers) =>
    compare(title, ['by hand', ...namesOf(versions)], servers, ({ address }) => measureLoad(browser, address + path)));
}

/**
 * @param {Browser} browser
 * @param {Version[]} versions
 * @param {BuiltSite[]} sites
 */
async function compareTimes(browser, versions, sites) {
  const [most = 0] = counts.slice(-1);
  const project = findProject(defined(sites.at(-1), 'site'));
  await compareLoads(browser, 'Home, ms', versions, sites);
  if (project) await compareLoads(browser, 'A project, ms', versions, sites, project.replace('.html', ''));
  const grown = await inOrder(versions, (version) => buildWith(version, generateContent(root, most)));
  await compareLoads(browser, `Home of ${most} projects, ms`, versions, grown);

  await withServers(sites, async (servers) => {
    const early = 'From a tap as the script arrives to a paint, ms';
    await compare(early, namesOf(versions), servers, ({ address }) => measureEarlyTaps(browser, address));
    await compare('From a tap to a paint, ms', namesOf(versions), servers, ({ address }) => measureActions(browser, address));
  });
}

/** @param {Version[]} versions */
async function run(versions) {
  const sites = await inOrder(versions, ({ build }) => build());
  await compareBytes(versions, sites);
  await compareGrowth(versions);
  const browser = await launchBrowser(root);
  try {
    await compareTimes(browser, versions, sites);
  } finally {
    await browser.close();
  }
}

/** The commit to compare with, if there is one. */
function readAgainst() {
  try {
    return parseArgs({ options: { against: { type: 'string' } } }).values.against;
  } catch {
    throw new Mistake('The one flag is --against, with a commit behind it: npm run bench -- --against main');
  }
}

try {
  const against = readAgainst();
  const now = await versionAt('now', root);
  if (against !== undefined) await withVersion(root, against, (before) => run([before, now]));
  else await run([now]);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
