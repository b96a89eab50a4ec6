// Without the words of the interface, since the local servers use it too, and words may change while they run.

/** The pattern of a project's id, which becomes part of a file name. */
export const projectIdPattern = '^[a-z0-9-]{1,64}$';

export const isProjectId = (id: string) => new RegExp(projectIdPattern).test(id);
