// What addresses of projects have in common under any name of their path. Without the words of the interface, since the
// local servers use it too, and words may change while they run.

/** The pattern of a project's id, which becomes part of a file name. */
export const projectIdPattern = '^[a-z0-9-]{1,64}$';

export const isProjectId = (id: string) => new RegExp(projectIdPattern).test(id);

/** Whether a text can name the projects' path: one segment of an address that is no other file or folder of the site. */
export const isProjectsPath = (text: string) => /^[a-z0-9-]+$/.test(text) && !['assets', 'index', '404'].includes(text);

/** The forms of the projects' path that static hosts answer. */
export const projectsForms = (path: string) => [path, `${path}/`, `${path}.html`];
