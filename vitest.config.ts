import { basename, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { assetFilter } from './src/model/pictures';
import { readAsset } from './src/tools/assets/read-asset';
import { compileSheet } from './src/tools/css/compile-sheet';
import { classesModule } from './src/tools/css/sheets';

const inTest = (path: string) => join(import.meta.dirname, 'test', path);

// Tests use their own site, in test/site.
const alias = {
  'site': inTest('site/src/site'),
  'site-data': inTest('site/site-data.ts'),
  'site-words': inTest('site/src/site/words.ts'),
  'site-pages': inTest('site/site-pages.ts'),
  'page-files': inTest('site/page-files.ts'),
  'site-articles': inTest('../src/page/static-pages.tsx'),
};

/** Resolves imports of assets as the build does. */
const assets = {
  name: 'assets',
  enforce: 'pre' as const,
  load: (id: string) =>
    (assetFilter.test(id) ? `export default ${JSON.stringify(readAsset(id, '/', new Map()))}` : undefined),
};

const classNamesPrefix = '\0class-names/'; // by convention, ids of virtual modules begin with \0

/** Provides the class names of style sheets, but not their rules: jsdom ignores them, and parsing them is slow. */
const classNames = {
  name: 'class-names',
  enforce: 'pre' as const,
  // A virtual module, because vitest would treat a file with the extension .css as a style sheet.
  resolveId: (id: string) => (id.endsWith('.module.css') ? `${classNamesPrefix}${basename(id, '.css')}` : undefined),
  load(id: string) {
    if (!id.startsWith(classNamesPrefix)) return;
    const file = `styles/${id.slice(classNamesPrefix.length)}.css`;
    return classesModule(compileSheet(import.meta.dirname, file).classes);
  },
};

type Options = TestProjectInlineConfiguration['test'];

/** Defines the tests with the suffix `name`, such as `dom`. Timeouts are generous, for busy machines. */
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

// One worker for all files, because loading the same modules in a second one takes as long as the tests.
const inOneWorker = { isolate: false, pool: 'threads', fileParallelism: false } as const;
const inThreeWorkers = { isolate: false, maxWorkers: 3, sequence: { groupOrder: 1 } } as const; // they mostly wait

/** Runs the tests of browser engines first, because they take longest. */
class EnginesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isOfEngine = ({ moduleId }: TestSpecification) => moduleId.includes('/engines/');
    return (await super.sort(files)).sort((a, b) => Number(isOfEngine(b)) - Number(isOfEngine(a)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: EnginesFirst },
    globalSetup: 'test/fixtures/copy.ts',
    teardownTimeout: 60_000, // the compiler may take longer than a few tests
    projects: [
      project('node', 60, {
        ...inOneWorker, include: ['test/**/*.test.ts'], exclude: ['**/*.*.test.ts', '**/node_modules'],
      }),
      project('dom', 60, {
        ...inOneWorker,
        environment: 'jsdom',
        environmentOptions: { jsdom: { url: 'https://example.com/' } },
        setupFiles: 'test/fixtures/dom-setup.ts',
      }),
      project('build', 120, inThreeWorkers),
      project('images', 120, inThreeWorkers),
      project('hosts', 120, inThreeWorkers),
      project('browser', 60, inThreeWorkers),
    ],
  },
});
