// The packages are installed in this folder only, where the bundled code would not find them.
import { createRequire } from 'node:module';
import { join } from 'node:path';

export let sharp: typeof import('sharp').default;
export let svgo: typeof import('svgo');

/** Loads the packages. Must be called before anything is rendered or cleaned. */
export function loadPackages(root: string) {
  const require = createRequire(join(root, 'src/make-images/package.json'));
  sharp = require('sharp');
  svgo = require('svgo');
}
