/** What the id of a project must match before it may become part of a file name: for the checker and for every host. */
export const projectIdPattern = '^[a-z0-9-]{1,64}$';

export const isProjectId = (/** @type {string} */ id) => new RegExp(projectIdPattern).test(id);
