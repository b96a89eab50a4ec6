/** Decodes a part of a URL. Returns malformed parts unchanged. */
export function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns undefined if the URL is invalid. */
export const parseUrl = (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : undefined);

/** Removes repeated and trailing slashes. */
export const tidyPath = (path: string) => path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/** A decoded path without what static hosts may add to it: slashes, `.html`, `/index`. */
export const plainPath = (pathname: string) =>
  tidyPath(decode(pathname)).replace(/\.html$/, '').replace(/\/index$/, '');

/** The path of the page of a file in src/site/pages/: `blog` for `blog/index.mdx`, and for `blog.mdx`. */
export const pathOf = (file: string) => plainPath(file.replace(/\.\w+$/, ''));

/** A project's static path, and its file without `.html`. */
export const projectFile = (projectsPath: string, id: string) => `${projectsPath}/${id}`;

/** A project's path with a query string: in the content and, without `staticAddresses`, in the address bar. */
export const projectQuery = (projectsPath: string, id: string) => `${projectsPath}?id=${id}`;

/** Whether a link is the path of a page of the team, such as `caso-tienda` or `equipo/ada`. */
export const isPath = (link?: string) => /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(link ?? '');

/** Whether a project links to another site instead of its page. */
export const isExternal = (link?: string): link is string => /^https?:\/\//.test(link ?? '');

/** Whether a project with this link has a page that we make. */
export const hasPage = (link?: string) => !isExternal(link) && !isPath(link);

/** Whether a URL is an e-mail or phone link. */
export const isContact = (link: string) => /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+)$/.test(link);
