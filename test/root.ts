import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext { root: string }
}

/** The copy of the project that the tests build and do not change (see copy.ts). */
export const root = inject('root');
