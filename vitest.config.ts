import { basename, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { assetFilter, readAsset } from './src/tools/build/read-asset';
import { classesModule, compileSheet } from './src/tools/css/sheets';

const inTest = (path: string) => join(import.meta.dirname, 'test', path);

// Tests use a site of their own, which does not change with the team's.
const alias = {
  'site': inTest('site/src/site'),
  'site-data': inTest('site/site-data.ts'),
  'site-pages': inTest('site/site-pages.ts'),
  'page-files': inTest('site/page-files.ts'),
};

/** Imports of assets are as in the content. */
const assets = {
  name: 'assets',
  enforce: 'pre' as const,
  load: (id: string) =>
    (assetFilter.test(id) ? `export default ${JSON.stringify(readAsset(id, '/', new Map()))}` : undefined),
};

/** Of style sheets, the names of classes are imported. jsdom does not see the rules, whose parsing is slow. */
const classNames = {
  name: 'class-names',
  enforce: 'pre' as const,
  // Another extension, since vitest itself compiles style sheets.
  resolveId: (id: string) => (id.endsWith('.module.css') ? `${basename(id)}.names` : undefined),
  load(id: string) {
    if (!id.endsWith('.names')) return;
    return classesModule(compileSheet(import.meta.dirname, `styles/${id.slice(0, -'.names'.length)}`).classes);
  },
};

type Options = TestProjectInlineConfiguration['test'];

/** The tests with the suffix `name`, such as `dom`. The limit of time for each is generous, for busy machines. */
const project = (name: string, seconds: number, options: Options) => ({
  resolve: { alias },
  plugins: [assets, classNames],
  test: {
    name,
    include: [`test/**/*.${name}.test.{ts,tsx}`],
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    expect: { poll: { timeout: 30_000, interval: 5 } },
    restoreMocks: true,
    unstubGlobals: true,
    ...options,
  },
});

// One worker for all files: a second one would load the same modules, and that takes as long as the tests.
const inOneWorker = { isolate: false, pool: 'threads', fileParallelism: false } as const;
const inTwo = { maxWorkers: 2, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    globalSetup: 'test/copies/copy.ts',
    teardownTimeout: 60_000, // the compiler may take longer than a few tests
    projects: [
      project('node', 60, {
        ...inOneWorker, include: ['test/**/*.test.ts'], exclude: ['**/*.*.test.ts', '**/node_modules'],
      }),
      project('dom', 60, {
        ...inOneWorker,
        environment: 'jsdom',
        environmentOptions: { jsdom: { url: 'https://example.com/' } },
        setupFiles: 'test/dom-setup.ts',
      }),
      project('build', 120, inTwo),
      project('images', 120, inTwo),
      project('hosts', 120, inTwo),
      project('browser', 60, { ...inTwo, isolate: false }),
    ],
  },
});
