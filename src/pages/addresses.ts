// The rules of addresses. Shared with the local servers, so this does not import words.ts, which may change while they
// run.

/** Decodes a part of an address, unless it is malformed. */
export function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A path in the form that the site itself uses: slashes collapse, and one at the end goes. */
export const tidyPath = (path: string) => path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/** The pattern of a project's id, which becomes part of a file name. */
export const projectIdPattern = '^[a-z0-9-]{1,64}$';

/** What is never served: configuration, dot files but for `/.well-known/`, and compressed files by name. */
export const neverServed = '/(_|\\.(?!well-known/))|\\.(br|gz)$';

/** The forms of the projects' path that static hosts answer. */
export const projectsForms = (path: string) => [path, `${path}.html`];
