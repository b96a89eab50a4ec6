import { defineConfig } from 'vitest/config';
import { assetFilter, readAsset } from './src/build/images.mjs';

// Assets get the same addresses as in the build.
const assets = {
  name: 'assets',
  enforce: 'pre' as const,
  load: (id: string) => (assetFilter.test(id) ? `export default ${JSON.stringify(readAsset(id).address)}` : undefined),
};

export default defineConfig({
  plugins: [assets],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://example.com/' } },
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    setupFiles: 'test/setup.ts',
    isolate: false,
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
});
