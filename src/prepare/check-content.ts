import { projectQuery, queriedId } from '../pages/project-address';
import { isProjectId } from '../pages/project-id';
import type { Content, PolicyDirective } from '../types';
import { language } from '../words';
import { called, chain, type Check, languageTag, list, optional, orNull, present, projectsPath, quote, record, say, text, textThat } from './checks';
import { maxImageKB, remedy } from './image-limits';

/** An imported file: its path, its size in bytes and, for an image, its size in pixels, its average colour and its small version, if any. */
export type Asset = StoredFile & { width?: number; height?: number; average?: string; small?: StoredFile & { address: string; width: number } };
type StoredFile = { file: string; bytes: number };

const noSpaces = textThat((value) => !/\s/.test(value), 'must have no spaces in it (in an address, %20 stands for one)');
const isWebAddress = (value: string) => /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value);

const webAddress = chain(noSpaces, textThat(isWebAddress, 'must be an https: or http: address'));
const email = chain(
  textThat((value) => !/^mailto:/i.test(value), 'must be the address alone, without mailto:'),
  textThat((value) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(value), 'must be an e-mail address'),
);
const siteUrl = chain(
  noSpaces,
  textThat((value) => /^https?:/.test(value) === /^https?:/i.test(value), 'must begin with https: or http: in small letters'),
  // The host is written into server configurations, where other characters have a meaning.
  textThat((value) => !/^https?:\/\/[^/]*[^a-z\d.:/-]/i.test(value), 'must have no other characters in its host than a-z, A-Z, 0-9, - and . (año.example is written xn--ao-zja.example)'),
  textThat((value) => Number(/^https?:\/\/[^/]+:(\d+)/.exec(value)?.[1] ?? 0) <= 65_535, 'must have a port of at most 65535, or none'),
  textThat((value) => !/^https?:\/\/[^/]+\/.*[^\w./~-]/.test(value), 'must have no other characters in its path than a-z, A-Z, 0-9, -, _, ~, . and /'),
  textThat(
    (value) => isWebAddress(value) && /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?\/([\w~-][\w.~-]*\/)*$/i.test(value),
    'must be an absolute https: or http: address that ends in a slash, like https://example.com/ or https://example.com/web/',
  ),
);

const translations = optional(list(record({
  language: chain(languageTag, textThat((value) => value !== language, 'is that of this site, by src/words.ts; name that of the other')),
  name: text,
  url: siteUrl,
  projectsPath: optional(projectsPath),
}), "[{ language: 'en', name: 'English', url: 'https://example.com/en/' }]", 'name'));

// Ids are file names in a folder of dist/, which has an index.html already.
const projectId = chain(
  textThat(isProjectId, 'must be 1 to 64 of a-z, 0-9 and -'),
  (value, path) => (value === 'index' ? say(path, '"index" is the name of a page of the site; choose another') : []),
);

const image = (assets: ReadonlyMap<string, Asset>) => chain(text, (value, path) => {
  const asset = assets.get(value as string);
  if (!asset) return say(path, `must be imported from assets/, not ${quote(value)}`);
  const heavy = [asset, asset.small].find((file) => file && file.bytes > maxImageKB * 1024);
  if (heavy) {
    const kb = Math.ceil(heavy.bytes / 1024);
    return say(path, `is over ${maxImageKB} KB: ${heavy.file} has ${kb} KB; ${remedy}`);
  }
  return asset.width ? [] : say(path, `${asset.file} is not an image (AVIF, or SVG with a viewBox)`);
});

const cv = (assets: ReadonlyMap<string, Asset>) => {
  const isRight = (value: string) => isWebAddress(value) || assets.has(value);
  return chain(noSpaces, textThat(isRight, 'must be an https: or http: address or a file imported from assets/'));
};

const otherLinks = optional(
  list(record({ name: text, href: webAddress }), "[{ name: 'Mastodon', href: 'https://…' }]", 'name'),
);

const source = textThat(
  (value) => value === "'self'" || /^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/.test(value),
  `must be an origin, like https://stats.example, or "'self'"`,
);
const directives = ['script-src', 'style-src', 'font-src', 'img-src', 'media-src', 'frame-src', 'connect-src', 'form-action'] satisfies PolicyDirective[];
const policy = record(Object.fromEntries(directives.map((directive) => [directive, optional(list(source, "['https://stats.example']"))])));

const linkForms = `${projectQuery('ID')} or an https: or http: address`;

const projectLink = (ids: unknown[]): Check => present(`write ${linkForms}`, (value, path) => {
  if (typeof value !== 'string' || value === '') return say(path, `must be ${linkForms}, not ${quote(value)}`);
  return chain(noSpaces, (link) => {
    const id = queriedId(String(link));
    if (id === undefined) return textThat(isWebAddress, `must be ${linkForms}`)(link, path);
    return ids.includes(id) ? [] : say(path, `there is no project ${quote(id)}`);
  })(value, path);
});

type DraftSite = { url?: unknown; translations?: { url?: unknown }[] } | null | undefined;

/** Reports translations with the address of the site or of another translation. */
function duplicateUrls(site: DraftSite) {
  const drafts = Array.isArray(site?.translations) ? site.translations : [];
  const urls = [site?.url, ...drafts.map((draft) => draft?.url)];
  return drafts.flatMap((draft, index) => {
    const first = urls.indexOf(draft?.url);
    if (draft?.url === undefined || first > index) return [];
    return say(`site.translations[${index}]${called(draft, 'name')}.url`, `is that of ${first === 0 ? 'site.url' : `site.translations[${first - 1}]`} too`);
  });
}

type Draft = { id?: unknown; title?: unknown; link?: unknown } | null | undefined;

const projectAt = (projects: Draft[], index: number) => `projects[${index}]${called(projects[index], 'title')}`;

const duplicateIds = (projects: Draft[]) =>
  projects.flatMap((project, index) => {
    const first = projects.findIndex((other) => other?.id === project?.id);
    if (project?.id === undefined || first === index) return [];
    return say(`${projectAt(projects, index)}.id`, `${quote(project.id)} is the id of ${projectAt(projects, first)} too`);
  });

// External addresses may be shared, such as one repository of two projects.
const duplicateLinks = (projects: Draft[]) =>
  projects.flatMap((project, index) => {
    const opened = queriedId(String(project?.link));
    const first = projects.findIndex((other) => queriedId(String(other?.link)) === opened);
    if (first === index || opened === undefined) return [];
    if (projects[first]?.id === project?.id) return []; // reported as a duplicate id
    const why = `opens the page that ${projectAt(projects, first)} opens; its own is ${projectQuery(String(project?.id))}`;
    return say(`${projectAt(projects, index)}.link`, why);
  });

/**
 * Returns the mistakes in the content, each as one line that names the record. `assets` has the files that content.ts
 * imports, by the string that the import evaluates to.
 */
export function checkContent({ site, members, projects }: Content, assets: ReadonlyMap<string, Asset>): string[] {
  const drafts: Draft[] = Array.isArray(projects) ? projects : [];
  const ids = drafts.map((project) => project?.id);
  const check = record({
    site: record({
      url: siteUrl, brand: text, email, title: text, description: text,
      headline: text, intro: text, services: list(text), contact: text,
      links: otherLinks, policy: optional(policy), translations,
    }),
    members: list(record({
      name: text, shortName: optional(text), role: text, bio: text, skills: list(text), avatar: optional(image(assets)),
      links: record({
        github: orNull(webAddress), gitlab: orNull(webAddress), cv: orNull(cv(assets)),
        linkedin: orNull(webAddress), website: orNull(webAddress),
      }),
      otherLinks,
    }), "[{ name: 'Ada Ejemplo', … }]", 'name'),
    projects: list(record({
      id: projectId, title: text, desc: text, tags: list(text), images: list(image(assets), '[captura1]'), link: projectLink(ids),
      text: optional(list(text)), visit: optional(webAddress),
    }), "[{ id: 'geoapp', … }]", 'title'),
  });
  return [...check({ site, members, projects }, ''), ...duplicateUrls(site), ...duplicateIds(drafts), ...duplicateLinks(drafts)].map((mistake) => `content.ts: ${mistake}`);
}
