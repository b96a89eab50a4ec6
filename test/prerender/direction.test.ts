import { expect, test } from 'vitest';
import { directionOf } from '../../src/prerender/direction';

test.each(['ar', 'he-IL', 'fa', 'ur', 'yi', 'ckb', 'az-Arab', 'pa-PK'])('%s is written from the right (F38)', (tag) =>
  expect(directionOf(tag)).toBe('rtl'));

test.each(['es', 'en-GB', 'az', 'zh-Hant', 'ja', 'tlh'])('%s is written from the left', (tag) =>
  expect(directionOf(tag)).toBe('ltr'));
