import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import type { Frontmatter, Mistake, Words } from '../../schema/types';
import { runBundle } from './bundle';

/** The module src/markdown/index.ts. Its packages are optional, so only tests check its types. */
export type Markdown = {
  toPage: (source: string, words: Words) => { frontmatter: Frontmatter; html: string; mistakes: Mistake[] };
};

/** Loads Markdown files that no plugin of the team loads. Those come first. */
export const markdownPlugin = (root: string, words: Words): Plugin => ({
  name: 'markdown',
  setup(build) {
    const load = () => runBundle<Markdown>(root, 'src/markdown/index.ts', '', { packages: 'external' }).then(
      ({ exports }) => exports,
      (error) => { if (error.code !== 'MODULE_NOT_FOUND') throw error; },
    );
    const noMdx = { text: 'MDX files need a plugin. See the recipe “Markdown blog” in src/README.md.' };
    build.onLoad({ filter: /\.mdx$/i }, () => ({ errors: [noMdx] }));
    let loading: ReturnType<typeof load> | undefined;
    const missing = { text: 'Markdown files need packages. To install them, run: npm install ./src/markdown' };
    build.onLoad({ filter: /\.(md|markdown)$/i }, async ({ path }) => {
      const isFirst = !loading;
      const markdown = await (loading ??= load());
      if (!markdown) return { contents: '', errors: isFirst ? [missing] : [] };
      const { html, ...page } = markdown.toPage(readFileSync(path, 'utf8'), words);
      const content = { dangerouslySetInnerHTML: { __html: html } };
      return { contents: `import { createElement } from 'react';
        export const { frontmatter, mistakes } = ${JSON.stringify(page)};
        export default () => createElement('div', ${JSON.stringify(content)});` };
    });
  },
});
