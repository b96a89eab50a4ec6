import { expect, test } from 'vitest';
import { buildSite } from '../src/tools/build/build-site';
import { pageOf, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { follow, recipes } from './copies/recipes';

test.each(recipes.filter(({ changes }) => changes.length > 0))('$title can be followed alone', async (recipe) => {
  const root = changedCopy();
  follow(root, [recipe]);
  await buildSite(root);
});

test('articles in Markdown have tables and highlighted code, and are in the feed (F39)', async () => {
  const root = changedCopy();
  follow(root, recipes.filter(({ title }) => title === 'Blog in Markdown'));
  const site = await buildSite(root);
  const path = pageOf(site, 'blog.html').querySelector('main li a')!.getAttribute('href')!;
  const article = pageOf(site, `${path.slice(1)}.html`);
  expect(article.querySelector('main table')).not.toBeNull();
  expect(article.querySelector('main .hljs-keyword')).not.toBeNull();
  expect(textOf(site, 'feed.xml')).toContain(`<id>https://example.com${path}</id>`);
});
