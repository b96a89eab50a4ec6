import { expect, test } from 'vitest';
import { buildSite } from '../src/tools/build/build-site';
import { pageOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { follow, recipes } from './copies/recipes';

const others = recipes.filter(({ title, changes }) => changes.length > 0 && title !== 'Blog in Markdown');

test.each(others)('$title can be followed alone', async (recipe) => {
  const root = changedCopy();
  follow(root, [recipe]);
  await buildSite(root);
});

test('articles in Markdown have tables and highlighted code (F39)', async () => {
  const root = changedCopy();
  follow(root, recipes.filter(({ title }) => title === 'Blog in Markdown'));
  const main = pageOf(await buildSite(root), 'blog/primero.html').querySelector('main')!;
  expect(main.querySelector('table')).not.toBeNull();
  expect(main.querySelector('.hljs-keyword')).not.toBeNull();
});
