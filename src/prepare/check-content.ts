import { projectQuery } from '../pages/project-address';
import { isProjectId } from '../pages/project-id';
import type { Content, PolicyDirective, Project } from '../types';
import { type Check, list, optional, orNull, quote, record, say, text, textThat } from './checks';
import { languageTag } from './check-words';
import { maxImageKB, remedy } from './image-limits';

/**
 * An imported file: its path, its size in bytes and, for an image, its size in pixels and its small version, if any.
 */
export type Asset = StoredFile & {
  width?: number;
  height?: number;
  small?: StoredFile & { address: string; width: number };
};
type StoredFile = { file: string; bytes: number };

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]\S*$/.test(value) && URL.canParse(value);
const webAddress = textThat(isWebAddress, 'an https: or http: address');

const email = textThat((value) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(value), 'an e-mail address');

const siteUrl = textThat(
  (value) => /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?\/([\w~-][\w.~-]*\/)*$/u.test(value) && URL.canParse(value),
  'an address that ends in a slash, with a-z, 0-9, - and _ alone in its path, '
    + 'like https://example.com/ or https://example.com/web/',
);

const image = (assets: ReadonlyMap<string, Asset>): Check => (value, path) => {
  const asset = assets.get(value as string);
  if (!asset) return textThat(() => false, 'imported from assets/')(value, path);
  if (!asset.width) return say(path, `${asset.file} is not an image (AVIF, or SVG with a viewBox)`);
  const heavy = [asset, asset.small].find((file) => file && file.bytes > maxImageKB * 1024);
  return heavy ? say(path, `${heavy.file} has over ${maxImageKB} KB; ${remedy}`) : [];
};

const otherLinks = optional(list(record({ name: text, href: webAddress }), 'name'));

const isOrigin = (value: string) => /^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/.test(value);
const origins = optional(list(textThat(
  (value) => value === "'self'" || isOrigin(value),
  `an origin, like https://stats.example, or "'self'"`,
)));
const policy = record({
  'script-src': origins, 'style-src': origins, 'font-src': origins, 'img-src': origins, 'media-src': origins,
  'frame-src': origins, 'connect-src': origins, 'form-action': origins,
} satisfies Record<PolicyDirective, Check>);

// An id is the name of a file in a folder of dist/, which has an index.html already.
const projectId = textThat(
  (value) => isProjectId(value) && value !== 'index',
  '1 to 64 of a-z, 0-9 and -, and not index',
);

/** The link of a project: to its own page, or elsewhere, such as to a repository. */
const projectLink = (id: string) => {
  const own = projectQuery(id);
  return textThat((value) => value === own || isWebAddress(value), `${own} or an https: or http: address`);
};

const duplicateIds = (projects: Project[]) =>
  projects.flatMap(({ id, title }, index) => {
    const first = projects.findIndex((other) => other.id === id);
    if (first === index) return [];
    return say(`projects[${index}] (${title}).id`, `${quote(id)} is that of projects[${first}] too`);
  });

/**
 * Returns the mistakes in the content, each as one line that names the record. `assets` has the files that content.ts
 * imports, by the string that the import evaluates to.
 */
export function checkContent(content: Content, assets: ReadonlyMap<string, Asset>): string[] {
  const file = textThat((value) => isWebAddress(value) || assets.has(value), 'a web address or imported from assets/');
  const project: Check = (value, path) => record({
    id: projectId, title: text, desc: text, tags: list(text), images: list(image(assets)),
    link: projectLink((value as Project | null)?.id ?? 'ID'), text: optional(list(text)), visit: optional(webAddress),
  })(value, path);
  const check = record({
    site: record({
      url: siteUrl, brand: text, email, title: text, description: text,
      headline: text, intro: text, services: list(text), contact: text,
      links: otherLinks, policy: optional(policy),
      translations: optional(list(record({ language: languageTag, name: text, url: siteUrl }), 'name')),
    }),
    members: list(record({
      name: text, shortName: optional(text), role: text, bio: text, skills: list(text), avatar: optional(image(assets)),
      links: record({
        github: orNull(webAddress), gitlab: orNull(webAddress), cv: orNull(file),
        linkedin: orNull(webAddress), website: orNull(webAddress),
      }, "; write other links into otherLinks: [{ name: 'Mastodon', href: 'https://…' }]"),
      otherLinks,
    }), 'name'),
    projects: list(project, 'title'),
  });
  const mistakes = check(content, '');
  return (mistakes.length > 0 ? mistakes : duplicateIds(content.projects)).map((mistake) => `content.ts: ${mistake}`);
}
