export const media = new Set<string>();
