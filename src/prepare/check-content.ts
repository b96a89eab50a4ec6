import type { Content } from '../types';
import { maxImageKB, remedy } from './image-limits.mjs';
import { isProjectId, projectsPath } from './project-address.mjs';

/**
 * What the build knows of an imported file: its path, its size in bytes and, for an image it can read, in pixels, and the
 * smaller sibling that stands beside it.
 */
export type Asset = StoredFile & { width?: number; height?: number; small?: StoredFile & { address: string; width: number } };
type StoredFile = { file: string; bytes: number };

/** Returns the mistakes in `value`, each as `PATH: why`. */
type Check = (value: unknown, path: string) => string[];

const say = (path: string, why: string) => [`${path}: ${why}`];
const quote = (value: unknown) => JSON.stringify(value) ?? String(value);

const text: Check = (value, path) =>
  typeof value !== 'string' ? say(path, 'must be a text')
  : value.trim() === '' ? say(path, 'is empty')
  : [];

/** A text that must also satisfy `isRight`; `why` completes the sentence when it does not. */
const textThat = (isRight: (value: string) => boolean, why: string): Check => (value, path) => {
  const mistakes = text(value, path);
  if (mistakes.length > 0) return mistakes;
  return isRight(value as string) ? [] : say(path, `${why}, not ${quote(value)}`);
};

/** A list, of whose entries none is missing. */
const list = (item: Check): Check => {
  const entry: Check = (value, path) =>
    value === undefined ? say(path, 'has nothing in it; is there a comma too many?') : item(value, path);
  return (value, path) => {
    if (!Array.isArray(value)) return say(path, 'must be a list');
    return Array.from(value, (each, index) => entry(each, `${path}[${index}]`)).flat(); // flatMap skips holes
  };
};

const record = (fields: Record<string, Check>): Check => (value, path) => {
  if (typeof value !== 'object' || value === null) return say(path, 'must be an object');
  const prefix = path && `${path}.`;
  const unknown = Object.keys(value).filter((name) => !(name in fields));
  return [
    ...Object.entries(fields).flatMap(([name, check]) => check((value as never)[name], prefix + name)),
    ...unknown.flatMap((name) => say(prefix + name, `is not a field; the fields are ${Object.keys(fields).join(', ')}`)),
  ];
};

const optional = (check: Check): Check => (value, path) => (value === undefined ? [] : check(value, path));
const orNull = (check: Check): Check => (value, path) => (value === null ? [] : check(value, path));

const isWebAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

const webAddress = textThat(isWebAddress, 'must be an https: or http: address');
const email = textThat((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'must be an e-mail address');
const siteUrl = textThat(
  (value) => isWebAddress(value) && /^[^?#]*\/$/.test(value),
  'must be an absolute https: or http: address that ends in a slash, like https://example.com/',
);
// Ids are file names below dist/proyectos/, where index.html is taken.
const projectId = textThat(
  (value) => isProjectId(value) && value !== 'index',
  'must be 1 to 64 of a-z, 0-9 and -, and not "index"',
);

const image = (assets: ReadonlyMap<string, Asset>): Check => (value, path) => {
  const mistakes = text(value, path);
  if (mistakes.length > 0) return mistakes;
  const asset = assets.get(value as string);
  if (!asset) return say(path, `must be imported from assets/, not ${quote(value)}`);
  const heavy = [asset, asset.small].find((file) => file && file.bytes > maxImageKB * 1024);
  if (heavy) {
    const kb = Math.ceil(heavy.bytes / 1024);
    return say(path, `is over ${maxImageKB} KB: ${heavy.file} has ${kb} KB; ${remedy}`);
  }
  return asset.width ? [] : say(path, `${asset.file} is not an image (AVIF, WebP, PNG, JPEG, GIF or SVG)`);
};

const cv = (assets: ReadonlyMap<string, Asset>) =>
  textThat((value) => isWebAddress(value) || assets.has(value), 'must be an https: or http: address or a file imported from assets/');

const otherLinks = optional(list(record({ name: text, href: webAddress })));

const siteLink = new RegExp(`^${projectsPath}\\?id=(.*)$`);

const projectLink = (ids: unknown[]): Check => (value, path) => {
  const id = siteLink.exec(String(value))?.[1];
  if (id === undefined) {
    return textThat(isWebAddress, 'must be proyectos?id=ID or an https: or http: address')(value, path);
  }
  return ids.includes(id) ? [] : say(path, `there is no project ${quote(id)}`);
};

const duplicateIds = (ids: unknown[]) =>
  ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    return id === undefined || first === index ? [] : say(`projects[${index}].id`, `${quote(id)} is the id of projects[${first}] too`);
  });

/**
 * Returns every mistake in the content as one line that names the record, or nothing when all is well.
 * `assets` holds what content.ts imports, by the text each import gives.
 */
export function checkContent({ site, members, projects }: Content, assets: ReadonlyMap<string, Asset>): string[] {
  const ids = Array.isArray(projects) ? projects.map((project) => project?.id) : [];
  const check = record({
    site: record({
      url: siteUrl, brand: text, email, title: text, description: text,
      headline: text, intro: text, services: list(text), contact: text,
      links: otherLinks,
    }),
    members: list(record({
      name: text, role: text, bio: text, skills: list(text), avatar: optional(image(assets)),
      links: record({
        github: orNull(webAddress), gitlab: orNull(webAddress), cv: orNull(cv(assets)),
        linkedin: orNull(webAddress), website: orNull(webAddress),
      }),
      otherLinks,
    })),
    projects: list(record({
      id: projectId, title: text, desc: text, tags: list(text), images: list(image(assets)), link: projectLink(ids),
      text: optional(list(text)), visit: optional(webAddress),
    })),
  });
  return [...check({ site, members, projects }, ''), ...duplicateIds(ids)].map((mistake) => `content.ts: ${mistake}`);
}
