// What addresses of projects have in common under any name of their path. Shared with the local servers, so it does not
// import words.ts, which may change while they run.

/** The pattern of a project's id, which becomes part of a file name. */
export const projectIdPattern = '^[a-z0-9-]{1,64}$';

/** The forms of the projects' path that static hosts answer. */
export const projectsForms = (path: string) => [path, `${path}/`, `${path}.html`];
