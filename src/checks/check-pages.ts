// Checks what types cannot express about sections.tsx, settings.ts and pages/. Each mistake is one line.
import { dayIn, isUnpublished } from '../model/page-table';
import { elementIds, isPath, pathOf } from '../model/urls';
import type { Frontmatter, PageFiles, Pages, Sections, Settings, LanguageSource } from '../schema/types';
import { isLanguageTag } from './check-languages';
import { check, checkEach, emptyTexts } from './rules';

// A space would end the id in `aria-labelledby`, and a % would start an escape sequence in a URL. Numeric keys always
// come first in an object, so they would change the order of sections.
const isAnchor = (text: string) => !/[\s%]|^\d+$/.test(text);

/** These characters would end the directive or split the source in two. A hash would disable `'unsafe-inline'`. */
const isSource = (text: string, directive: string) =>
  !/[\s",;]|^(self|none|unsafe-\w+)$/.test(text) && (text !== "'unsafe-inline'" || directive === 'style-src-elem');

const stringFields = ['title', 'description', 'link', 'image', 'lang'];
const fields = [...stringFields, 'inFooter', 'date', 'updated', 'draft', 'noindex', 'author'];

type FindLine = (file: string, field: string) => number;

/** Finds a picture in `assets/`, and the line of a field in a file (0 if there is none). */
type Finders = { findPicture: (name: string) => string | undefined; findLine: FindLine };

/** Returns the place of a field, such as `pages/blog/primero.md:2: frontmatter.date`. */
const placeOf = (field: string, file: string, line: number) => `${file}${line ? `:${line}` : ''}: frontmatter.${field}`;

/** Checks the exports of a file, because plugins generate those of Markdown files and the compiler cannot see them. */
function checkFile(file: PageFiles[string], place: string, { findPicture, findLine }: Finders) {
  const { frontmatter, mistakes = [], default: Content } = file;
  const given = Object(frontmatter) as Frontmatter;
  const isMemo = '$$typeof' in Object(Content) && !('props' in Object(Content)); // elements have props
  const fieldPlace = (name: string) => placeOf(name, place, findLine(place, name));
  return [
    ...mistakes.map(({ line, text }) => `${place}:${line}: ${text}`),
    ...(typeof Content === 'function' || isMemo ? [] : [`${place} must have a component as its default export.`]),
    ...['title', 'description'].filter((name) => given[name] == null).map((name) => `${fieldPlace(name)} is missing.`),
    ...stringFields.filter((name) => given[name] != null && typeof given[name] !== 'string').map((name) =>
      `${fieldPlace(name)} must be a single string. Put numbers in quotes.`),
    ...fields.flatMap((name) => emptyTexts(given[name], fieldPlace(name))),
    ...['date', 'updated'].flatMap((name) =>
      check(`${given[name] ?? ''}`, fieldPlace(name), dayIn, 'a date such as 2026-11-28')),
    ...check(given.lang, fieldPlace('lang'), isLanguageTag, 'a language tag such as en'),
    ...check(given.image, fieldPlace('image'), (name) => /\.(avif|svg)$/i.test(findPicture(name) ?? ''),
      'an AVIF or SVG file in assets/, such as mapa.avif, or a photo in assets/photos/ (run `npm run images`)'),
  ];
}

/** What other generators call our fields. */
const otherNames: Record<string, string> = {
  pubDate: 'date', publishDate: 'date', publishedAt: 'date', published: 'date or draft', isDraft: 'draft',
  lastmod: 'updated', last_modified_at: 'updated', updatedDate: 'updated', updatedAt: 'updated',
  cover: 'image', coverImage: 'image', heroImage: 'image', featured_image: 'image', thumbnail: 'image',
  excerpt: 'description', summary: 'description', unlisted: 'noindex', robotsNoIndex: 'noindex',
  slug: 'the name of the file', permalink: 'the name of the file',
};

/** Returns whether two names differ only by case or by a letter that one of them lacks. */
function isSimilar(one: string, other: string) {
  const [short, long] = [one, other].map((name) => name.toLowerCase()).sort((a, b) => a.length - b.length);
  return short === long || [...long!].some((_, index) => long!.slice(0, index) + long!.slice(index + 1) === short);
}

/** Returns the field that an unknown one means. */
const nearField = (name: string) =>
  (fields.includes(name) ? undefined : otherNames[name] ?? fields.find((field) => isSimilar(field, name)));

/** Returns warnings about the files of pages. */
export function findDoubts(files: PageFiles, folder: string, findLine: FindLine) {
  const given = Object.entries(files).map(([file, { frontmatter }]) => [folder + file, Object(frontmatter)] as const);
  const hidden = given.filter(([, frontmatter]) => isUnpublished(frontmatter)).map(([file]) => file);
  return [
    ...given.flatMap(([file, frontmatter]) => Object.keys(frontmatter).filter(nearField).map((name) =>
      `${placeOf(name, file, findLine(file, name))} is unknown. Did you mean ${nearField(name)}?`)),
    ...(hidden[0] ? [`Only \`npm run dev\` shows these drafts and future pages: ${hidden.join(', ')}`] : []),
  ];
}

type Names = { reserved: string[]; projectsPath: string };

function checkSettings({ allowed = {} }: Settings, { reserved, projectsPath }: Names) {
  return [
    ...emptyTexts({ projectsPath, allowed }, 'settings'),
    ...check(projectsPath, 'projectsPath', (path) => /^[a-z0-9-]+$/.test(path) && !reserved.includes(path),
      `a name of a-z, 0-9 and - (reserved: ${reserved.join(', ')})`),
    ...Object.entries(allowed).flatMap(([name, sources]) => checkEach(sources, `allowed['${name}']`,
      (source, path) => check(source, path, (text) => isSource(text, name),
        "a single source, such as https://stats.example (reserved: 'unsafe-inline', except in style-src-elem)"))),
  ];
}

function checkPath(path: string, place: string, { reserved, projectsPath }: Names) {
  const taken = [...reserved, projectsPath];
  return check(path, place,
    (path) => isPath(path) && !path.endsWith('/index') && !taken.includes(path.split('/')[0]!),
    `one or two segments of a-z, 0-9 and -, such as blog/primero (reserved: ${taken.join(', ')})`);
}

function checkSections(sections: Sections) {
  const ids = [...elementIds, ...Object.keys(sections).map((anchor) => `${anchor}-title`)];
  return Object.keys(sections).flatMap((anchor) => check(anchor, `sections.${anchor}`,
    (anchor) => isAnchor(anchor) && !ids.includes(anchor),
    `a name without spaces or %, and not a number (reserved: ${ids.join(', ')})`));
}

/** Checks all pages. `folders` are language folders, such as `en/`. */
export function checkPages(
  { sections, pages, files }: { sections: Sections; pages: Pages; files: PageFiles },
  { settings, projectsPath }: Pick<LanguageSource, 'settings' | 'projectsPath'>, folders: string[], finders: Finders,
) {
  const languages = folders.filter(Boolean).map((folder) => folder.slice(0, -1));
  const names = { reserved: ['index', '404', 'assets', 'share', ...languages], projectsPath }; // the build writes these
  const paths = [...Object.keys(pages), ...Object.keys(files).map(pathOf)];
  const sectionMistakes = [
    ...emptyTexts(sections, 'sections'),
    ...emptyTexts(Object.keys(sections), 'anchors'),
    ...emptyTexts(pages, 'pages'),
    ...emptyTexts(Object.keys(pages), 'paths'),
    ...checkSections(sections),
    ...Object.keys(pages).flatMap((path) => checkPath(path, `pages.${path}`, names)),
  ];
  return [
    ...checkSettings(settings, names).map((mistake) => `settings.ts: ${mistake}`),
    ...sectionMistakes.map((mistake) => `sections.tsx: ${mistake}`),
    ...Object.entries(files).flatMap(([file, exported]) => [
      ...(pathOf(file) === '404' ? [] : checkPath(pathOf(file), `pages/${file}: its path`, names)), // the error page
      ...(paths.filter((path) => path === pathOf(file)).length > 1
        ? [`pages/${file} has the same path as another page. Rename one.`] : []),
      ...checkFile(exported, `pages/${file}`, finders),
    ]),
  ];
}
