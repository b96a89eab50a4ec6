import { createRequire } from 'node:module';
import { join } from 'node:path';

/** It is a package of make-images alone. */
export const sharp = createRequire(join(import.meta.dirname, '../../../src/tools/make-images/convert.ts'))('sharp');

/** A PNG of one color. */
export const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha } } }).png();
