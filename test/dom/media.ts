/** The media queries that match in the current test. */
export const media = new Set<string>();
