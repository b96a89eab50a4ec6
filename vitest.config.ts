import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { preparedModule } from './src/build/content-plugins';
import { readContent } from './src/build/read-content';
import { assetFilter, readAsset } from './src/build/images';

const root = fileURLToPath(new URL('.', import.meta.url));
const sample = fileURLToPath(new URL('test/content/sample.ts', import.meta.url));

// These need the packages of src/make-images.
const drawing = ['test/make-images/{brand,photos,plan}.test.ts'];

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
    isolate: false,
    hookTimeout: 60_000, // however busy the machine is
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://example.com/' } },
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/hosts/**', ...drawing],
          setupFiles: 'test/setup.ts',
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      { extends: true, test: { name: 'images', include: drawing } },
    ],
  },
});
