// The rules of addresses. Without words.ts, which may change while the development server runs.

/** Decodes a part of an address, unless it is malformed. */
export function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Collapses doubled slashes, and removes one at the end. */
export const tidyPath = (path: string) => path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/** The pattern of a project's id, which becomes part of a file name. */
export const projectIdPattern = '[a-z0-9-]{1,64}';

/** What is never served: configuration, dot files but for `/.well-known/`, and compressed files by name. */
export const neverServed = '/(_|\\.(?!well-known/))|\\.(br|gz)$';

/** Whether the link of a project leads to another site. Then the project has no page. */
export const leadsElsewhere = (link?: string): link is string => /^https?:/.test(link ?? '');
