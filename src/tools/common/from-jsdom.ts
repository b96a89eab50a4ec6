import { createRequire } from 'node:module';

/** Loads a package that comes with jsdom, and has no types. */
export const fromJsdom = createRequire(createRequire(import.meta.url).resolve('jsdom'));
