import { projectsPath } from '../prepare/project-address.mjs';

/** The forms that static hosts give to the path at which a query asks for a project. */
export const projectsForms = [projectsPath, `${projectsPath}/`, `${projectsPath}.html`];
