import type { Settings } from '../kit';

/** src/types.ts says what may be written here. */
export const settings: Settings = {
};
