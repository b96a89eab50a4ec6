/** Decodes part of an address. A malformed one stays as it is. */
export function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Undefined for what is not an address. */
export function parseUrl(address: string, base?: string) {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Removes repeated and trailing slashes. */
export const tidyPath = (path: string) => path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/** A project's static address, and its file without `.html`. */
export const projectFile = (projectsPath: string, id: string) => `${projectsPath}/${id}`;

/** A project's address in the content and, unless addresses are static, in the address bar. */
export const projectQuery = (projectsPath: string, id: string) => `${projectsPath}?id=${id}`;

/** Whether a project links to another site instead of its page. */
export const isExternal = (link?: string): link is string => /^https?:\/\//.test(link ?? '');

/** Whether a link leads to a letter or a call. */
export const isContact = (link: string) => /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+)$/.test(link);
