import { expect, test } from 'vitest';
import { directionOf } from '../../src/html/documents';

test.each([
  ['rtl', 'ar he-IL fa ur yi ckb az-Arab pa-PK'], ['ltr', 'es en-GB az zh-Hant ja tlh'],
])('%s is the direction of %s (F38)', (direction, tags) => {
  for (const tag of tags.split(' ')) expect(directionOf(tag), tag).toBe(direction);
});
