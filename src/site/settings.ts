import type { Settings } from '../kit';

/** src/team/types.ts says what may be written here. */
export const settings: Settings = {
};
