import { expect, test } from 'vitest';
import { buildSite } from '../src/tools/build/build-site';
import { pageOf, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { follow, recipes } from './copies/recipes';

test.each(recipes.filter(({ blocks }) => blocks.length > 0))('$title can be followed alone', async (recipe) => {
  const root = changedCopy();
  follow(root, [recipe]);
  await buildSite(root);
});

test('articles in Markdown have tables and highlighted code, and are in the feed (F39)', async () => {
  const root = changedCopy();
  follow(root, recipes.filter(({ title }) => title === 'Articles in Markdown'));
  const site = await buildSite(root);
  const paths = [...pageOf(site, 'blog.html').querySelectorAll('main li a')].map((link) => link.getAttribute('href')!);
  const articles = paths.map((path) => pageOf(site, `${path.slice(1)}.html`).querySelector('main')!);
  expect(articles.map((main) => main.querySelectorAll('table, .hljs-keyword').length > 0)).toEqual([true, true]);
  for (const path of paths) expect(textOf(site, 'feed.xml')).toContain(`<id>https://example.com${path}</id>`);
});
