import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { copySite } from './copy';

declare module 'vitest' {
  export interface ProvidedContext { root: string }
}

/** The copy of the project that the tests build and do not change (see copy.ts). */
export const root = inject('root');

/** Makes a copy that a test may change. It is deleted after all tests. */
export const makeCopy = () => copySite(dirname(root));

/** Creates a folder for one test or file, whose name has spaces and accents. It is deleted after all tests. */
export const makeFolder = () => mkdtempSync(join(dirname(root), 'página web ñ '));
