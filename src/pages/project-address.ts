// The addresses of projects below the base path.

export const projectsPath = 'proyectos';

/** The forms of `proyectos` that static hosts answer. */
export const projectsForms = [projectsPath, `${projectsPath}/`, `${projectsPath}.html`];

/** The pattern of a project's id, which becomes part of a file name. */
export const projectIdPattern = '^[a-z0-9-]{1,64}$';

export const isProjectId = (id: string) => new RegExp(projectIdPattern).test(id);

/** The address of a project by query, as in the content and, unless built with static addresses, in the address bar. */
export const projectQuery = (id: string) => `${projectsPath}?id=${id}`;

/** The static address of a project, which every host answers. With `.html` it is the file of the page. */
export const projectFile = (id: string) => `${projectsPath}/${id}`;
