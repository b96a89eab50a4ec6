import { test } from 'vitest';
import { buildSite } from '../src/tools/builder/build-site';
import { changedCopy } from './copies/changed-copy';
import { follow, recipes } from './copies/recipes';

test.each(recipes.filter(({ blocks }) => blocks.length > 0))('$title can be followed alone', async (recipe) => {
  const root = changedCopy();
  follow(root, [recipe]);
  await buildSite(root);
});
