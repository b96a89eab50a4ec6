import { projectFile, projectIdPattern, projectQuery } from '../../addresses';
import { maxAvatarKB, maxImageKB, pictureCure } from '../../pictures';
import type { Content, Member, OtherLink, Project, Screenshot, Site } from '../../types';
import { isAsset, noImage } from './asset';
import { languageTag } from './check-words';
import { type Check, list, optional, record, say, sayMust, text, textThat } from './checks';
import { slug } from './slug';
import { isWebAddress, siteUrl, webAddress } from './web-address';

const email = textThat((value) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(value), 'an e-mail address');

const image = (maxKB = maxImageKB, folder?: string): Check => (value, path) => {
  if (!isAsset(value)) return sayMust(path, 'imported from assets/', value);
  if (!value.width) return say(path, `${value.file} ${noImage}`);
  return value.bytes > maxKB * 1024 ? say(path, `${value.file} has over ${maxKB} KB; ${pictureCure(folder)}`) : [];
};

const capture: Check = (value, path) =>
  [...image()(value, path), ...optional(text)((value as Screenshot | null)?.text, `${path}.text`)];

const cv: Check = (value, path) =>
  isAsset(value) ? [] : textThat(isWebAddress, 'a web address or imported from assets/')(value, path);

/** A link that a member may have, or null. */
const orNull = (check: Check): Check => (value, path) => (value === null ? [] : optional(check)(value, path));
const profile = orNull(webAddress);
const otherLinks = optional(list(record<OtherLink>({ name: text, href: webAddress })));

const site = record<Site>({
  url: siteUrl, brand: text, email, title: text, description: text,
  headline: text, intro: text, services: list(text), contact: text,
  links: otherLinks,
});

const member = record<Member>({
  name: text, shortName: optional(text), role: text, roleLanguage: optional(languageTag), bio: text, skills: list(text),
  avatar: optional(image(maxAvatarKB, 'assets/photos/avatars/')),
  links: record<Member['links']>({
    github: profile, gitlab: profile, cv: orNull(cv), linkedin: profile, website: profile,
  }, "; write other links into otherLinks: [{ name: 'Mastodon', href: 'https://…' }]"),
  otherLinks,
});

// An id is the name of a file in a folder of dist/, which has an index.html already.
const isProjectId = (id: unknown) =>
  typeof id === 'string' && RegExp(`^${projectIdPattern}$`).test(id) && id !== 'index';
const projectId: Check = (value, path) => textThat(
  isProjectId,
  `1 to 64 of a-z, 0-9 and - but not index, like ${slug(`${value}`).slice(0, 64).replace(/^(index)?$/, 'tienda')}`,
)(value, path);

const project = (projectsPath: string): Check => (value, path) => {
  const { id = 'ID' } = (value ?? {}) as Partial<Project>;
  const own = projectQuery(projectsPath, id);
  // With a mistake in the id, that alone is told.
  const isLink = (link: string) => link === own || isWebAddress(link) || !isProjectId(id);
  return record<Project>({
    id: projectId, title: text, desc: text, tags: list(text), images: list(capture),
    link: optional(textThat(isLink, `${own} or an https: or http: address`)),
    text: optional(list(text)), visit: optional(webAddress),
  })(value, path);
};

/** The mistakes of a project that the rest of the content shows: another's id, and a whole address of its own page. */
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

/** Returns the mistakes in the content, each as one line that names the record. */
export function checkContent(content: Content, projectsPath: string): string[] {
  const mistakes = record<Content>({ site, members: list(member), projects: list(project(projectsPath)) })(content, '');
  const all = mistakes.length > 0 ? mistakes : mistakesBetween(content, projectsPath);
  return all.map((mistake) => `content.ts: ${mistake}`);
}
