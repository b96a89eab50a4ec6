import { basename, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { assetFilter, readAsset } from './src/tools/make-site/read-asset';
import { classesModule, compileSheet } from './src/tools/css/sheets';

const inTest = (path: string) => join(import.meta.dirname, 'test', path);

// Tests have a site of their own in test/site.
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

/** Tests import class names from style sheets. jsdom does not read the rules, and parsing them is slow. */
const classNames = {
  name: 'class-names',
  enforce: 'pre' as const,
  // With another extension, vitest does not treat the file as a style sheet.
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

// One worker for all files: a second one would load the same modules again, which takes as long as the tests.
const inOneWorker = { isolate: false, pool: 'threads', fileParallelism: false } as const;
const inThree = { isolate: false, maxWorkers: 3, sequence: { groupOrder: 1 } } as const; // tests wait much

/** Starts the tests of engines first, since they take longest. */
class EnginesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isOfEngine = ({ moduleId }: TestSpecification) => moduleId.includes('/engines/');
    return (await super.sort(files)).sort((a, b) => Number(isOfEngine(b)) - Number(isOfEngine(a)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: EnginesFirst },
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
      project('build', 120, inThree),
      project('images', 120, inThree),
      project('hosts', 120, inThree),
      project('browser', 60, inThree),
    ],
  },
});
