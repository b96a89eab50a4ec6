import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { preparedModule } from './src/build/content-plugins';
import { readContent } from './src/build/read-content';
import { assetFilter, readAsset } from './src/build/images';
import { copySite } from './test/copy';

const copies = mkdtempSync(join(tmpdir(), 'copies-'));
process.once('exit', () => rmSync(copies, { recursive: true }));

/** The copy of the project that all tests build from and do not change. */
const root = copySite(copies);

// Resolves the words of the interface to those of `test/site/`, `prepared` to its content, and assets to their addresses.
const site = {
  name: 'site',
  enforce: 'pre' as const,
  resolveId(id: string) {
    if (/^\.{1,2}\/(.*\/)?words$/.test(id)) return join(import.meta.dirname, 'test/site/src/words.ts');
    return id === 'prepared' ? '\0prepared' : undefined;
  },
  async load(id: string) {
    if (id === '\0prepared') return preparedModule((await readContent(root, join(root, 'src/content.ts'))).prepared);
    return assetFilter.test(id) ? `export default ${JSON.stringify(readAsset(id).address)}` : undefined;
  },
};

const files = {
  build: ['test/**/build.test.ts', 'test/**/*.build.test.ts'],
  images: ['test/make-images/*.test.ts'],
  hosts: ['test/hosts/*.test.ts'],
  browser: ['test/browser/*.test.ts'],
};

// Generous, for busy machines.
const timeouts = (seconds: number) => ({
  testTimeout: seconds * 1000,
  hookTimeout: seconds * 1000,
  expect: { poll: { timeout: 30_000 } },
});

/** Groups the files by environment, since a worker restarts when the environment changes. */
class ByEnvironment extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const isInDom = ({ moduleId }: TestSpecification) => Number(!readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node'));
    return (await super.sort(specifications)).sort((a, b) => isInDom(a) - isInDom(b));
  }
}

const unit = {
  plugins: [site],
  test: {
    provide: { root },
    name: 'unit',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', ...Object.values(files).flat()],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://example.com/' } },
    setupFiles: 'test/setup.ts',
    isolate: false,
    pool: 'threads' as const,
    ...timeouts(60),
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' as const } },
  },
};

const inNode = (name: keyof typeof files, seconds: number) => ({
  plugins: [site],
  test: { provide: { root }, name, include: files[name], ...timeouts(seconds) },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [unit, inNode('build', 120), inNode('images', 120), inNode('hosts', 120), inNode('browser', 180)],
  },
});
