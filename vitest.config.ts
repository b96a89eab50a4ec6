import { defineConfig } from 'vitest/config';
import { assetFilter, readAsset } from './src/tools/images.mjs';

// Assets get the same addresses as in the build, and the sample stands in the place of the team's content.
const site = {
  name: 'site',
  enforce: 'pre' as const,
  resolveId: (id: string) => (/\/content$/.test(id) ? new URL('test/content/sample.ts', import.meta.url).pathname : undefined),
  load: (id: string) => (assetFilter.test(id) ? `export default ${JSON.stringify(readAsset(id).address)}` : undefined),
};

export default defineConfig({
  plugins: [site],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://example.com/' } },
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    setupFiles: 'test/setup.ts',
    isolate: false,
    hookTimeout: 60_000, // a site is built in one, however busy the machine is
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
});
