// What `src/site/content.ts` exports, field by field.
import { projectFile, projectIdPattern, projectQuery } from '../addresses';
import { maxAvatarKB } from '../pictures';
import { addressOrFile, image, screenshot } from './asset';
import { type Check, list, type Of, optional, record, say, text, textThat } from './checks';
import { slug } from './slug';
import { email, isWebAddress, languageTag, siteUrl, webAddress } from './texts';

const otherLink = record({ name: text, href: webAddress });

const site = record({
  /** Absolute, with a trailing slash; its path is the base path. */
  url: siteUrl,
  brand: text,
  email,
  title: text,
  description: text,
  headline: text,
  intro: text,
  services: list(text),
  contact: text,
  /** To profiles on other sites. */
  links: optional(list(otherLink)),
});

const orNull = <Type>(check: Check<Type>): Check<Type | null | undefined> => (value, path) =>
  (value === null ? [] : optional(check)(value, path));
const profile = orNull(webAddress);

const member = record({
  name: text,
  /** What the member is called, such as «María José»; by default, the first word of `name`. */
  shortName: optional(text),
  role: text,
  /** The language of the role, if not the page's: 'en'. Screen readers pronounce it accordingly. */
  roleLanguage: optional(languageTag),
  bio: text,
  skills: list(text),
  avatar: optional(image(maxAvatarKB, 'assets/photos/avatars/')),
  links: record(
    { github: profile, gitlab: profile, cv: orNull(addressOrFile), linkedin: profile, website: profile },
    "; write other links into otherLinks: [{ name: 'Mastodon', href: 'https://…' }]",
  ),
  otherLinks: optional(list(otherLink)),
});

// An id is a file name in a folder that already has an index.html.
const isProjectId = (id: unknown) =>
  typeof id === 'string' && RegExp(`^${projectIdPattern}$`).test(id) && id !== 'index';
const projectId: Check<string> = (value, path) => textThat(
  isProjectId,
  `1 to 64 of a-z, 0-9 and - but not index, like ${slug(`${value}`).slice(0, 64).replace(/^(index)?$/, 'tienda')}`,
)(value, path);

/** Links to the project's own page or another site. If the id is wrong, only that is reported. */
function projectLink(projectsPath: string, id: string) {
  const own = projectQuery(projectsPath, id);
  const isLink = (link: string) => link === own || isWebAddress(link) || !isProjectId(id);
  return textThat(isLink, `${own} or an https: or http: address`);
}

const project = (projectsPath: string, id: string) => record({
  /** Names a file: `^[a-z0-9-]{1,64}$`. */
  id: projectId,
  title: text,
  desc: text,
  tags: list(text),
  images: list(screenshot),
  /** Where its card leads: to another site, instead of its own page, or to that page: `proyectos?id=ID`. */
  link: optional(projectLink(projectsPath, id)),
  /** Paragraphs, shown only on its own page. */
  text: optional(list(text)),
  /** An external address, shown only on its own page. */
  visit: optional(webAddress),
});

export type OtherLink = Of<typeof otherLink>;
export type Site = Of<typeof site>;
export type Member = Of<typeof member>;
export type Project = Of<ReturnType<typeof project>>;
export type Content = { site: Site; members: Member[]; projects: Project[] };

/** Duplicate ids, and links with the full address of the project's own page. */
const mistakesBetween = ({ site: { url }, projects }: Content, projectsPath: string) =>
  projects.flatMap(({ id, title, link }, index) => {
    const path = `projects[${index}] (${title})`;
    const first = projects.findIndex((other) => other.id === id);
    const [query, file] = [projectQuery(projectsPath, id), projectFile(projectsPath, id)];
    return [
      ...(first < index ? say(`${path}.id`, `${JSON.stringify(id)} is that of projects[${first}] too`) : []),
      ...([url + query, url + file].includes(link ?? '')
        ? say(`${path}.link`, `leads to the project's own page; write ${query}`) : []),
    ];
  });

/** Returns one line per mistake, with the name of its record. */
export function checkContent(content: Content, projectsPath: string): string[] {
  const projects = list<Project>((value, path) => project(projectsPath, value?.id)(value, path));
  const fields = record({ site, members: list(member), projects });
  const mistakes = fields(content, '');
  const all = mistakes.length > 0 ? mistakes : mistakesBetween(content, projectsPath);
  return all.map((mistake) => `content.ts: ${mistake}`);
}
