import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { makeFolder } from './root';

function canLink() {
  try {
    symlinkSync('target', join(makeFolder(), 'link'));
    return true;
  } catch (error) {
    console.warn(`Tests of links are skipped, since this user cannot make them: ${(error as Error).message}`);
    return false;
  }
}

/** For tests of links, which Windows lets only some users make. */
export const testOfLinks: ReturnType<typeof test.runIf> = test.runIf(canLink());
