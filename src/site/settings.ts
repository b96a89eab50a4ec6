import type { Settings } from '../kit';

/** The options are documented in `src/team/types.ts`. */
export const settings: Settings = {
};
