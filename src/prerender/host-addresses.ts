// What the configurations of servers have in common: the sites that they cover, and their addresses.
import { base, home, translations } from 'prepared';
import { formerPaths } from '../pages/project-address';
import { projectIdPattern, projectsForms } from '../pages/project-id';
import { projectsPath } from '../words';

export const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

/** A path as a regular expression. */
export const escapePattern = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A site and the names of its projects' path, the present one first. */
export type HostedSite = { url: string; base: string; projectsPaths: [string, ...string[]] };

const own: HostedSite = { url: home.url, base, projectsPaths: [projectsPath, ...formerPaths()] };

/**
 * This site and its translations. The first has the shortest path, and of several the first address by alphabet, so that the
 * builds of all agree on it.
 */
export const allSites = [
  own,
  ...translations.map(({ url, projectsPath }): HostedSite => ({ url, base: new URL(url).pathname, projectsPaths: [projectsPath] })),
].sort((a, b) => a.base.length - b.base.length || (a.url < b.url ? -1 : 1));

export const { hostname } = new URL(home.url);

const onHost = allSites.filter(({ url }) => new URL(url).hostname === hostname);

/** The address of the translation whose build configures the server, if it is not this one's. */
export const configuredBy = onHost[0] === own ? undefined : onHost[0]!.url;

/** The sites that this build configures a server for: all of the host, or itself. */
export const sites = configuredBy ? [own] : onHost;

/** The addresses of a site that take a project's id as a query, in the forms that static hosts answer. */
export const projectsAddresses = ({ base, projectsPaths: [path] }: HostedSite) => projectsForms(path).map((form) => base + form);

const belowAPath = sites.map(({ base }) => base).filter((base) => base !== '/');

/** The addresses that redirect to a base path: the same without its slash and, if no site is there, the root of the host. */
export const entrances = [
  ...(belowAPath.length === sites.length ? [{ from: '/', to: sites[0]!.base }] : []),
  ...belowAPath.map((base) => ({ from: base.slice(0, -1), to: base })),
];

/** A permanent redirect that keeps the query: the regular expression of a path, and the new path, in which `$1` is the id. */
export type Redirect = { from: string; to: string };

/** The redirects of addresses below former names of the projects' path. */
export const redirects = sites.flatMap(({ base, projectsPaths: [present, ...former] }) => former.flatMap((path): Redirect[] => [
  { from: `^${escapePattern(base + path)}(?:\\.html|/(?:index(?:\\.html)?)?)?$`, to: base + present },
  { from: `^${escapePattern(base + path)}/(${projectIdPattern.slice(1, -1)})(?:\\.html)?$`, to: `${base}${present}/$1` },
]));
