// sharp is installed in this folder only, where the bundled code would not find it.
import { createRequire } from 'node:module';
import { join } from 'node:path';

export let sharp: typeof import('sharp').default;

/** Loads sharp. Must be called before anything is rendered. */
export function loadSharp(root: string) {
  sharp = createRequire(join(root, 'src/make-images/package.json'))('sharp');
}
