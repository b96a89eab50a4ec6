// What types cannot say about content.ts.
import { projectFile, projectIdPattern, projectQuery, slug } from '../addresses';
import { type Asset, maxAvatarKB, pictureAdvice } from '../pictures';
import type { Content, Member, OtherLink, Picture, Project } from '../types';
import { badTexts, email, isWebAddress, languageTag, pathOf, rule, siteUrl, webAddress } from './texts';

const each = <Item>(list: Item[] = [], path: string, check: (item: Item, path: string) => string[]) =>
  list.flatMap((item, index) => check(item, pathOf(path, index, item)));

function checkAvatar(value: Picture | undefined, path: string) {
  const { file, bytes = 0 } = (value ?? {}) as Partial<Asset>; // if not imported, the compiler reports it
  const isHeavy = bytes > maxAvatarKB * 1024;
  return isHeavy ? [`${path}: ${file} has over ${maxAvatarKB} KB; ${pictureAdvice('assets/photos/avatars/')}`] : [];
}

const checkLink = ({ href }: OtherLink, path: string) => webAddress(href, `${path}.href`);

const cvAddress = rule(isWebAddress, 'a web address or imported from assets/');

const checkMember = (member: Member, path: string) => [
  ...languageTag(member.roleLanguage, `${path}.roleLanguage`),
  ...checkAvatar(member.avatar, `${path}.avatar`),
  ...Object.entries(member.links).flatMap(([kind, address]) =>
    (kind === 'cv' ? cvAddress : webAddress)(address, `${path}.links.${kind}`)),
  ...each(member.otherLinks, `${path}.otherLinks`, checkLink),
];

const headline = rule((text) => text.trim().split(/\s+/).length <= 30, '30 words at most, as on a poster');

// The page of a project is ID.html in a folder that has an index.html.
const isProjectId = (id: string) => RegExp(`^${projectIdPattern}$`).test(id) && id !== 'index';

function checkId(id: string, path: string) {
  const suggestion = slug(`${id}`).slice(0, 64).replace(/^(index)?$/, 'tienda');
  return rule(isProjectId, `1 to 64 of a-z, 0-9 and - but not index, like ${suggestion}`)(id, path);
}

/** A link leads to the project's page or to another site. */
function checkProjectLink({ id, link }: Project, path: string, projectsPath: string, url: string) {
  if (!isProjectId(id)) return []; // reported above
  const query = projectQuery(projectsPath, id);
  const whole = [url + query, url + projectFile(projectsPath, id)];
  const isLink = (text: string) => text === query || (isWebAddress(text) && !whole.includes(text));
  return rule(isLink, `${query} or the https: or http: address of another site`)(link, path);
}

const checkDoubles = (projects: Project[]) => projects.flatMap((project, index) => {
  const first = projects.findIndex(({ id }) => id === project.id);
  const path = pathOf('projects', index, project);
  return first < index ? [`${path}.id: ${JSON.stringify(project.id)} is already used by projects[${first}]`] : [];
});

/** Returns one line per mistake, with the name of its record. */
export function checkContent({ site, members, projects }: Content, projectsPath: string): string[] {
  const checkProject = (project: Project, path: string) => [
    ...checkId(project.id, `${path}.id`),
    ...checkProjectLink(project, `${path}.link`, projectsPath, site.url),
    ...webAddress(project.visit, `${path}.visit`),
  ];
  return [
    ...badTexts({ site, members, projects }),
    ...siteUrl(site.url, 'site.url'),
    ...headline(site.headline, 'site.headline'),
    ...email(site.email, 'site.email'),
    ...each(site.links, 'site.links', checkLink),
    ...each(members, 'members', checkMember),
    ...each(projects, 'projects', checkProject),
    ...checkDoubles(projects),
  ].map((mistake) => `content.ts: ${mistake}`);
}
