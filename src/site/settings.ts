import type { Settings } from '../kit';

/** The options are documented in `src/schema/types.ts`. */
export const settings: Settings = {
};
