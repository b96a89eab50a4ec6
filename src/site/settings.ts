import type { Settings } from '../kit';

/** src/fields/settings.ts says what may be written here. */
export const settings: Settings = {
};
