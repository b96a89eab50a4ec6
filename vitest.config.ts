import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
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

export default defineConfig({
  plugins: [site],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://example.com/' } },
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**', 'test/hosts/**'],
    setupFiles: 'test/setup.ts',
    isolate: false,
    hookTimeout: 60_000, // however busy the machine is
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
});
