import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { preparedModule } from './src/tools/content-plugins.mjs';
import { readContent } from './src/tools/content.mjs';
import { assetFilter, readAsset } from './src/tools/images.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const sample = fileURLToPath(new URL('test/content/sample.ts', import.meta.url));

// The sample stands in the place of the team's content, and is prepared and has its assets named as in the build.
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
  images: ['test/**/make-images/*.test.ts'],
  hosts: ['test/hosts/*.test.ts'],
  browser: ['test/browser/*.test.ts'],
};

// However busy the machine is.
const patience = (seconds: number) => ({
  testTimeout: seconds * 1000,
  hookTimeout: seconds * 1000,
  expect: { poll: { timeout: 30_000 } },
});

/** Sorts files by their environment: a worker that changes it starts anew. */
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
    ...patience(60),
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' as const } },
  },
};

const inNode = (name: keyof typeof files, seconds: number) => ({ test: { name, include: files[name], ...patience(seconds) } });

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [unit, inNode('build', 120), inNode('images', 120), inNode('hosts', 120), inNode('browser', 180)],
  },
});
