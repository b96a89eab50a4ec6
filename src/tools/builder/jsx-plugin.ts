import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** The names that JSX calls in the script. */
export const jsxNames = { jsxFactory: 'jsxElement', jsxFragment: 'jsxFragment' };

/** Imports them in files with JSX, at the end, which keeps line numbers. esbuild's `inject` does so in React's too. */
export const jsxPlugin = (root: string): Plugin => ({
  name: 'jsx',
  setup(build) {
    const module = JSON.stringify(join(root, 'src/browser/jsx.ts'));
    const line = `\nimport { ${Object.values(jsxNames).join(', ')} } from ${module};`;
    build.onLoad({ filter: /\.tsx$/ }, ({ path }) => ({ contents: readFileSync(path, 'utf8') + line, loader: 'tsx' }));
  },
});
