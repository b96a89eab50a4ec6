import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import type { Language } from '../../model/types';
import type { AssetFile, Frontmatter, Mistake, Picture } from '../../schema/types';
import { runBundle } from './bundle';

/** What Markdown files need to know about their language. `readFile` publishes a file and returns its URL. */
export type MarkdownSite = Pick<Language, 'folder' | 'words' | 'sitePath' | 'data'>
  & { root: string; firstLanguage: string; readFile: (path: string) => AssetFile | Picture };

/** The module src/markdown/index.ts. Its packages are optional, so only tests check its types. */
export type Markdown = {
  toPage: (path: string, source: string, site: MarkdownSite) =>
    { frontmatter: Frontmatter; html: string; mistakes: Mistake[] };
};

/** Loads Markdown files that no plugin of the team loads. */
export const markdownPlugin = (site: MarkdownSite): Plugin => ({
  name: 'markdown',
  setup(build) {
    const load = () => runBundle<Markdown>(site.root, 'src/markdown/index.ts', '', { packages: 'external' }).then(
      ({ exports }) => exports,
      (error) => { if (error.code !== 'MODULE_NOT_FOUND') throw error; },
    );
    let loading: ReturnType<typeof load> | undefined;
    const missing = { text: 'Markdown files need packages. To install them, run: npm install ./src/markdown' };
    build.onLoad({ filter: /\.(md|markdown)$/i }, async ({ path }) => {
      const isFirst = !loading;
      const markdown = await (loading ??= load());
      if (!markdown) return { contents: '', errors: isFirst ? [missing] : [] };
      const { html, ...page } = markdown.toPage(path, readFileSync(path, 'utf8'), site);
      const content = { dangerouslySetInnerHTML: { __html: html } };
      return { contents: `import { createElement } from 'react';
        export const { frontmatter, mistakes } = ${JSON.stringify(page)};
        export default () => createElement('div', ${JSON.stringify(content)});` };
    });
  },
});
