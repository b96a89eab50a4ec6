import type { Settings } from '../kit';

export const settings: Settings = {
};
