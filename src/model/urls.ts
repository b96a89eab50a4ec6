import type { Page } from './types';

/** Decodes part of a URL. Returns malformed parts unchanged. */
export function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Parses a URL. Returns undefined if it is invalid. */
export const parseUrl = (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : undefined);

/** Removes repeated and trailing slashes. */
export const tidyPath = (path: string) => path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/** Decodes a path and removes what static hosts may add to it: slashes, `.html` and `/index`. */
export const plainPath = (pathname: string) =>
  tidyPath(decode(pathname)).replace(/\.html$/, '').replace(/\/index$/, '');

/** Matches Markdown and MDX files, in which URLs are resolved as on GitHub. */
export const textFilter = /\.(md|mdx|markdown)$/i;

/** Returns the path for a source file: `blog` for `blog/index.mdx` or `blog.mdx`. */
export const pathOf = (file: string) => plainPath(file.replace(/\.\w+$/, ''));

/** Returns the static path of a project, which is also its file without `.html`. */
export const projectFile = (projectsPath: string, id: string) => `${projectsPath}/${id}`;

/** Returns the path of a project with a query string, for content and (without `staticAddresses`) the address bar. */
export const projectQuery = (projectsPath: string, id: string) => `${projectsPath}?id=${id}`;

/** Returns whether a link is the path of one of the team's pages, such as `caso-tienda` or `equipo/ada`. */
export const isPath = (link?: string) => /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(link ?? '');

/** Returns whether a link is a web URL. A project with such a link gets no generated page. */
export const isExternal = (link?: string): link is string => /^https?:\/\//.test(link ?? '');

/** Returns whether a project with this link gets a generated page. */
export const hasPage = (link?: string) => !isExternal(link) && !isPath(link);

/** Returns whether a URL is that of the sample, or of another host for examples and tests. */
export const isPlaceholder = (url: string) => /(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(url).hostname);

/** Returns whether a link is for e-mail or the phone. */
export const isContact = (link: string) => /^(mailto:[^\s@]+@\S+|tel:\+?[\d().-]+)$/.test(link);

/** Returns the content of the meta element `robots` for a page. */
export const robotsOf = ({ kind, noindex }: Pick<Page, 'kind' | 'noindex'>) =>
  (kind === 'unknown' || noindex ? 'noindex' : 'index');
