// What types cannot say about content.ts: one line per mistake, with the name of its record.
import { isContact, isExternal, parseUrl, projectQuery } from '../addresses';
import type { Member, OtherLink, Project, Texts } from './types';
import { emptyTexts, placeOf, rule } from './rules';

const isWebAddress = (text: string) => isExternal(text) && !/\s/.test(text) && parseUrl(text) !== undefined;

const webAddress = rule(isWebAddress, 'an https: or http: address');

const linkAddress = rule(
  (text) => isWebAddress(text) || isContact(text), 'an https:, http:, mailto: or tel: address');

const email = rule((text) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(text), 'an e-mail address');

/** It may have a path. */
const siteUrl = rule(
  (text) => isWebAddress(text) && /^[^?#]*\/$/.test(text),
  'an address that ends in a slash, like https://example.com/',
);

// The page of a project is ID.html in a folder that has an index.html.
const projectId =
  rule((id) => /^[a-z0-9-]{1,64}$/.test(id) && id !== 'index', '1 to 64 of a-z, 0-9 and -, like tienda');

const each = <Item>(list: Item[] = [], path: string, check: (item: Item, path: string) => string[]) =>
  list.flatMap((item, index) => check(item, placeOf(path, index, item)));

const checkLink = ({ href }: OtherLink, path: string) => linkAddress(href, `${path}.href`);

const checkMember = ({ links, otherLinks }: Member, path: string) => [
  ...Object.entries(links).flatMap(([kind, address]) => linkAddress(address, `${path}.links.${kind}`)),
  ...each(otherLinks, `${path}.otherLinks`, checkLink),
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

export const checkContent = ({ site, members, projects, projectsPath }: Texts) =>
  [
    ...Object.entries({ site, members, projects }).flatMap(([name, value]) => emptyTexts(value, name)),
    ...siteUrl(site.url, 'site.url'),
    ...email(site.email, 'site.email'),
    ...each(site.links, 'site.links', checkLink),
    ...each(members, 'members', checkMember),
    ...each(projects, 'projects', (project, path) => checkProject(project, path, projectsPath)),
    ...doubledIds(projects),
  ].map((mistake) => `content.ts: ${mistake}`);
