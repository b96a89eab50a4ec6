// Checks the exports of the files in pages/. The compiler cannot see those of Markdown, which plugins generate.
import { dayIn, isUnpublished } from '../model/dates';
import type { Frontmatter, PageFiles } from '../schema/types';
import { isLanguageTag } from './check-languages';
import { findFieldLine, type TeamTexts } from './find-line';
import { check, emptyTexts } from './rules';

const stringFields = ['title', 'description', 'link', 'image', 'lang'];
const booleanFields = ['inFooter', 'draft', 'noindex'];
const fields = [...stringFields, ...booleanFields, 'date', 'updated', 'author'];

/** Returns the place of a field, such as `pages/blog/primero.md:2: frontmatter.date`. */
function placeOf(field: string, file: string, teamTexts: TeamTexts) {
  const line = findFieldLine(field, teamTexts.get(file) ?? '');
  return `${file}${line ? `:${line}` : ''}: frontmatter.${field}`;
}

type FindPicture = (name: string) => string | undefined;

/** Checks a field of the frontmatter. `findPicture` returns the path of a picture in assets/. */
function checkField(name: string, value: unknown, place: string, findPicture: FindPicture) {
  if (booleanFields.includes(name)) {
    return typeof value === 'boolean' ? [] : [`${place} must be true or false, without quotes.`];
  }
  if (stringFields.includes(name) && typeof value !== 'string') {
    return [`${place} must be a single string. Put numbers in quotes.`];
  }
  const isPicture = (image: string) => /\.(avif|svg)$/i.test(findPicture(image) ?? '');
  switch (name) {
    case 'date':
    case 'updated': return check(`${value}`, place, dayIn, 'a date such as 2026-11-28');
    case 'lang': return check(value, place, isLanguageTag, 'a language tag such as en');
    case 'image': return check(value, place, isPicture,
      'an AVIF or SVG file in assets/, such as mapa.avif, or a photo in assets/photos/ (run `npm run images`)');
    default: return [];
  }
}

/** Returns whether a default export is a component: a function, or one in `memo`. Elements have props. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || ('$$typeof' in Object(value) && !('props' in Object(value)));

/** Returns mistakes, one per line. `folder` is that of the pages, such as `en/pages/`. */
export function checkFrontmatter(files: PageFiles, folder: string, teamTexts: TeamTexts, findPicture: FindPicture) {
  return Object.entries(files).flatMap(([name, { frontmatter, mistakes = [], default: Content }]) => {
    const file = folder + name;
    const given = Object(frontmatter) as Frontmatter;
    return [
      ...mistakes.map(({ line, text }) => `${file}:${line}: ${text}`),
      ...(isComponent(Content) ? [] : [`${file} must have a component as its default export.`]),
      ...['title', 'description'].filter((field) => given[field] == null)
        .map((field) => `${file}: frontmatter.${field} is missing.`),
      ...fields.filter((field) => given[field] != null).flatMap((field) => {
        const place = placeOf(field, file, teamTexts);
        return [...emptyTexts(given[field], place), ...checkField(field, given[field], place, findPicture)];
      }),
    ];
  });
}

/** What other generators call our fields. */
const otherNames = new Map(Object.entries({
  pubDate: 'date', publishDate: 'date', publishedAt: 'date', published: 'date or draft', isDraft: 'draft',
  lastmod: 'updated', last_modified_at: 'updated', updatedDate: 'updated', updatedAt: 'updated',
  cover: 'image', coverImage: 'image', heroImage: 'image', featured_image: 'image', thumbnail: 'image',
  excerpt: 'description', summary: 'description', unlisted: 'noindex', robotsNoIndex: 'noindex',
  slug: 'the name of the file', permalink: 'the name of the file',
}));

/** Returns whether two names differ only by case or by a letter that one of them lacks. */
function isSimilar(one: string, other: string) {
  const [short, long] = [one, other].map((name) => name.toLowerCase()).sort((a, b) => a.length - b.length);
  return short === long || [...long!].some((_, index) => long!.slice(0, index) + long!.slice(index + 1) === short);
}

/** Returns the field that an unknown one means. */
const nearField = (name: string) =>
  (fields.includes(name) ? undefined : otherNames.get(name) ?? fields.find((field) => isSimilar(field, name)));

/** Returns warnings about unknown fields and hidden pages. */
export function findFrontmatterWarnings(files: PageFiles, folder: string, teamTexts: TeamTexts) {
  const entries = Object.entries(files).map(([file, { frontmatter }]) => [folder + file, Object(frontmatter)] as const);
  const hidden = entries.filter(([, frontmatter]) => isUnpublished(frontmatter)).map(([file]) => file);
  return [
    ...entries.flatMap(([file, frontmatter]) => Object.keys(frontmatter).filter(nearField).map((name) =>
      `${placeOf(name, file, teamTexts)} is unknown. Did you mean ${nearField(name)}?`)),
    ...(hidden[0] ? [`Only \`npm run dev\` shows these drafts and future pages: ${hidden.join(', ')}`] : []),
  ];
}
