// sharp is a package of this folder alone, where bundled code does not find it by itself.
import { createRequire } from 'node:module';
import { join } from 'node:path';

export let sharp: typeof import('sharp').default;

/** Loads sharp, before anything is drawn. */
export function loadSharp(root: string) {
  sharp = createRequire(join(root, 'src/make-images/package.json'))('sharp');
}
