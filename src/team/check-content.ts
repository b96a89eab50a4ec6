// What types cannot say about content.ts: one line per mistake, with the name of its record.
import { isContact, isExternal, parseUrl, projectQuery } from '../addresses';
import { check, checkEach, emptyTexts, type Rule } from './rules';
import type { Member, OtherLink, Project, Texts } from './types';

const isWebAddress = (text: string) => isExternal(text) && !/\s/.test(text) && parseUrl(text) !== undefined;

const webAddress: Rule = { expected: 'an https: or http: address', isValid: isWebAddress };

const linkAddress: Rule =
  { expected: 'an https:, http:, mailto: or tel: address', isValid: (text) => isWebAddress(text) || isContact(text) };

const emailAddress: Rule =
  { expected: 'an e-mail address', isValid: (text) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(text) };

/** It may have a path. */
const siteUrl: Rule = {
  expected: 'an address that ends in a slash, like https://example.com/',
  isValid: (text) => isWebAddress(text) && /^[^?#]*\/$/.test(text),
};

// The page of a project is ID.html in a folder that has an index.html.
const projectId: Rule = {
  expected: '1 to 64 of a-z, 0-9 and -, like tienda',
  isValid: (id) => /^[a-z0-9-]{1,64}$/.test(id) && id !== 'index',
};

const checkLink = ({ href }: OtherLink, path: string) => check(href, `${path}.href`, linkAddress);

const checkMember = ({ links, otherLinks }: Member, path: string) => [
  ...Object.entries(links).flatMap(([kind, address]) => check(address, `${path}.links.${kind}`, linkAddress)),
  ...checkEach(otherLinks, `${path}.otherLinks`, checkLink),
];

function checkProject({ id, link, visit }: Project, path: string, projectsPath: string) {
  const query = projectQuery(projectsPath, id);
  const projectLink: Rule =
    { expected: `${query} or an https: or http: address`, isValid: (text) => text === query || isWebAddress(text) };
  return [
    ...check(id, `${path}.id`, projectId),
    ...check(link, `${path}.link`, projectLink),
    ...check(visit, `${path}.visit`, webAddress),
  ];
}

function doubledIds(projects: Project[]) {
  const ids = projects.map(({ id }) => id);
  const doubled = ids.filter((id, index) => ids.indexOf(id) < index);
  return doubled.map((id) => `projects: two have the id ${JSON.stringify(id)}`);
}

export const checkContent = ({ site, members, projects, projectsPath }: Texts) =>
  [
    ...Object.entries({ site, members, projects }).flatMap(([name, value]) => emptyTexts(value, name)),
    ...check(site.url, 'site.url', siteUrl),
    ...check(site.email, 'site.email', emailAddress),
    ...checkEach(site.links, 'site.links', checkLink),
    ...checkEach(members, 'members', checkMember),
    ...checkEach(projects, 'projects', (project, path) => checkProject(project, path, projectsPath)),
    ...doubledIds(projects),
  ].map((mistake) => `content.ts: ${mistake}`);
