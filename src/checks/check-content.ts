// Checks what types cannot express about content.ts. Each mistake is one line that names its place.
import { isContact, isExternal, isPath, projectQuery } from '../model/urls';
import type { LanguageSource, Member, OtherLink, Project } from '../schema/types';
import { check, checkEach, emptyTexts } from './rules';

const isWebUrl = (text: string) => isExternal(text) && !/\s/.test(text) && URL.canParse(text);

const isLink = (text: string) => isWebUrl(text) || isContact(text) || isPath(text);

const isEmail = (text: string) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(text);

const isSiteUrl = (text: string) => isWebUrl(text) && /^https?:\/\/[^/?#@]+\/([^/?#]+\/)*$/.test(text);

/** The page of a project is ID.html, in a folder in which index.html and 404.html have other meanings. */
const isId = (text: string) => /^[a-z0-9-]{1,64}$/.test(text) && text !== 'index' && text !== '404';

const checkHref = (href: unknown, path: string) =>
  check(href, path, isLink, 'an https:, http:, mailto: or tel: URL, or the path of a page');

const checkLink = ({ href }: OtherLink, path: string) => checkHref(href, `${path}.href`);

const checkMember = ({ links, otherLinks }: Member, path: string) => [
  ...Object.entries(links).flatMap(([kind, href]) => checkHref(href, `${path}.links.${kind}`)),
  ...checkEach(otherLinks, `${path}.otherLinks`, checkLink),
];

function checkProject({ id, link, visit }: Project, path: string, { projects, projectsPath }: LanguageSource) {
  const isOnlyOne = projects.filter((other) => other.id === id).length === 1;
  const query = projectQuery(projectsPath, id);
  return [
    ...check(id, `${path}.id`, (text) => isId(text) && isOnlyOne,
      'unique, with 1 to 64 characters of a-z, 0-9 and -, such as tienda (reserved: index, 404)'),
    ...check(link, `${path}.link`, (text) => text === query || isPath(text) || isWebUrl(text),
      `${query}, the path of a page, or an https: or http: URL`),
    ...(Array.isArray(visit) ? checkEach(visit, `${path}.visit`, checkLink)
      : check(visit, `${path}.visit`, isWebUrl, 'an https: or http: URL')),
  ];
}

export function checkContent(source: LanguageSource) {
  const { site, members, projects } = source;
  return [
    ...Object.entries({ site, members, projects }).flatMap(([name, value]) => emptyTexts(value, name)),
    ...check(site.url, 'site.url', isSiteUrl,
      'a URL without a password or empty segments that ends with a slash, such as https://example.com/'),
    ...check(site.email, 'site.email', isEmail, 'an e-mail address'),
    ...checkEach(site.links, 'site.links', checkLink),
    ...checkEach(members, 'members', checkMember),
    ...checkEach(projects, 'projects', (project, path) => checkProject(project, path, source)),
  ].map((mistake) => `content.ts: ${mistake}`);
}
