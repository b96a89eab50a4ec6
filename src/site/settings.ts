import type { Settings } from '../kit';

/** `src/team/types.ts` documents the options. */
export const settings: Settings = {
};
