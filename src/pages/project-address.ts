// Where projects live below the site's base: for the checker, the router, the prerender and every host.

export const projectsPath = 'proyectos';

/** The forms that static hosts give to the path at which a query asks for a project. */
export const projectsForms = [projectsPath, `${projectsPath}/`, `${projectsPath}.html`];

/** What the id of a project must match before it may become part of a file name. */
export const projectIdPattern = '^[a-z0-9-]{1,64}$';

export const isProjectId = (id: string) => new RegExp(projectIdPattern).test(id);

/** How the content names a project's page and, unless it is built with static addresses, the address bar too. */
export const projectQuery = (id: string) => `${projectsPath}?id=${id}`;

/** The form of the same address that every host answers; with `.html` it is the page's file. */
export const projectFile = (id: string) => `${projectsPath}/${id}`;
