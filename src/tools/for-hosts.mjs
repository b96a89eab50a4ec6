/** Whether a file of `dist/`, by its path, is read by a host, and served to nobody. */
export const isForHosts = (/** @type {string} */ path) => path.startsWith('_');
