import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { preparedModule } from './src/build/content-plugins';
import { readContent } from './src/build/read-content';
import { assetFilter, readAsset } from './src/build/images';

const root = fileURLToPath(new URL('.', import.meta.url));
const sample = fileURLToPath(new URL('test/content/sample.ts', import.meta.url));

// Resolves `prepared` to the sample content and assets to their addresses, as the build does.
const site = {
  name: 'site',
  enforce: 'pre' as const,
  resolveId(id: string) {
    return id === 'prepared' ? '\0prepared' : undefined;
  },
  async load(id: string) {
    if (id === '\0prepared') return preparedModule((await readContent(root, sample)).prepared);
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

const inNode = (name: keyof typeof files, seconds: number) => ({ test: { name, include: files[name], ...timeouts(seconds) } });

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [unit, inNode('build', 120), inNode('images', 120), inNode('hosts', 120), inNode('browser', 180)],
  },
});
