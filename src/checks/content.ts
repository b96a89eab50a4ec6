// What types cannot say about content.ts: one line per mistake, with the name of its record.
import { isExternal, parseUrl, projectQuery } from '../addresses';
import type { Content, Member, Project } from '../types';

/** A check of a text. Empty ones are reported by `emptyTexts`. */
const rule = (isValid: (text: string) => boolean, expected: string) => (value: unknown, path: string) =>
  typeof value !== 'string' || value.trim() === '' || isValid(value)
    ? [] : [`${path}: must be ${expected}, not ${JSON.stringify(value)}`];

const isWebAddress = (text: string) => isExternal(text) && parseUrl(text) !== undefined;

const webAddress = rule(isWebAddress, 'an https: or http: address');

const email = rule((text) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(text), 'an e-mail address');

/** Its path is the base path. */
const siteUrl = rule(
  (text) => isWebAddress(text) && /^[^?#]*\/$/.test(text),
  'an address that ends in a slash, like https://example.com/',
);

// The page of a project is ID.html in a folder that has an index.html.
const projectId =
  rule((id) => /^[a-z0-9-]{1,64}$/.test(id) && id !== 'index', '1 to 64 of a-z, 0-9 and -, like tienda');

/** Such as `members[1] (Bruno Muestra)`. */
function pathOf(list: string, index: number | string, record: unknown) {
  const { name, title, id } = Object(record);
  const label = [name, title, id].map((text) => `${text ?? ''}`.trim()).find(Boolean);
  return `${list}[${index}]${label ? ` (${label})` : ''}`;
}

/** Reports texts that are empty, at any depth. */
function emptyTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [`${path}: is empty; leave it out if it is optional`];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    emptyTexts(inner, Array.isArray(value) ? pathOf(path, name, inner) : `${path}.${name}`));
}

const each = <Item>(list: Item[] = [], path: string, check: (item: Item, path: string) => string[]) =>
  list.flatMap((item, index) => check(item, pathOf(path, index, item)));

const checkMember = ({ links, otherLinks }: Member, path: string) => [
  ...Object.entries(links).flatMap(([kind, address]) => webAddress(address, `${path}.links.${kind}`)),
  ...each(otherLinks, `${path}.otherLinks`, ({ href }, path) => webAddress(href, `${path}.href`)),
];

function checkProject({ id, link, visit }: Project, path: string, projectsPath: string) {
  const query = projectQuery(projectsPath, id);
  const projectLink = rule((text) => text === query || isWebAddress(text), `${query} or an https: or http: address`);
  return [...projectId(id, `${path}.id`), ...projectLink(link, `${path}.link`), ...webAddress(visit, `${path}.visit`)];
}

function doubledIds(projects: Project[]) {
  const ids = projects.map(({ id }) => id);
  const doubled = ids.filter((id, index) => ids.indexOf(id) < index);
  return doubled.map((id) => `projects: two have the id ${JSON.stringify(id)}`);
}

export const checkContent = ({ site, members, projects }: Content, projectsPath: string) =>
  [
    ...Object.entries({ site, members, projects }).flatMap(([name, value]) => emptyTexts(value, name)),
    ...siteUrl(site.url, 'site.url'),
    ...email(site.email, 'site.email'),
    ...each(site.links, 'site.links', ({ href }, path) => webAddress(href, `${path}.href`)),
    ...each(members, 'members', checkMember),
    ...each(projects, 'projects', (project, path) => checkProject(project, path, projectsPath)),
    ...doubledIds(projects),
  ].map((mistake) => `content.ts: ${mistake}`);
