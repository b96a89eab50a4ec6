// The sizes that the build prints and holds. Bytes as they travel: pages in brotli, the script in gzip.
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';

const budgets = { page: 9000, ownScript: 4500 };

const isPage = (path) => path.endsWith('.html');
const format = (bytes) => `${bytes.toLocaleString('en')} B`;
const row = (name, bytes, budget) =>
  `${name.padEnd(36)} ${format(bytes).padStart(10)}${budget ? `  of ${format(budget)}` : ''}`;

// What is not ours is left out: React, and the words of the content. Only their names stay.
const names = [
  'createElement', 'Fragment', 'useEffect', 'useId', 'useRef', 'useState', 'useSyncExternalStore', 'flushSync',
  'hydrateRoot', 'base', 'members', 'projects', 'site',
];
const leaveOut = {
  name: 'leave-out',
  setup(build) {
    build.onResolve({ filter: /^react|\/prepared$/ }, () => ({ path: 'left-out', namespace: 'left-out' }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: `export let ${names.join(',')}` }));
  },
};

/** The size of our own script in bytes of gzip, and the share of each module in it, largest first. */
export async function measureOwnScript(root, clientOptions) {
  const plugins = [leaveOut, ...clientOptions.plugins];
  const { outputFiles, metafile } = await bundle(root, { ...clientOptions, plugins, outfile: 'own.js' });
  const total = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  const raw = outputFiles[0].contents.length;
  const inputs = Object.entries(Object.values(metafile.outputs)[0].inputs);
  const shares = inputs
    .map(([path, { bytesInOutput }]) => [path, Math.round((bytesInOutput / raw) * total)])
    .filter(([, bytes]) => bytes > 0)
    .sort(([, a], [, b]) => b - a);
  return { total, shares };
}

/** Returns a printable `report` of a site's sizes and `overBudget`, a sentence for each budget it breaks. */
export async function measure(root, { files, script, clientOptions }) {
  const own = await measureOwnScript(root, clientOptions);
  const pages = [...files.keys()].filter(isPage).map((path) => [path, files.get(`${path}.br`).length]);
  const largest = Math.max(...pages.map(([, bytes]) => bytes));
  const shown = pages.length > 12 ? pages.filter(([path, bytes]) => !path.includes('/') || bytes === largest) : pages;
  const report = [
    'Pages, with their CSS, brotli',
    ...shown.map(([path, bytes]) => row(`  ${path}`, bytes, budgets.page)),
    'Script, gzip',
    row('  all of it', files.get(`${script}.gz`).length),
    row('  our own', own.total, budgets.ownScript),
    ...own.shares.map(([path, bytes]) => row(`    ${path}`, bytes)),
  ].join('\n');
  const overBudget = [
    ...pages
      .filter(([, bytes]) => bytes > budgets.page)
      .map(([path, bytes]) => `${path} is over budget: ${format(bytes)} of brotli, of ${format(budgets.page)}.`),
    ...(own.total > budgets.ownScript
      ? [`Our own script is over budget: ${format(own.total)} of gzip, of ${format(budgets.ownScript)}.`]
      : []),
  ];
  return { report, overBudget };
}
