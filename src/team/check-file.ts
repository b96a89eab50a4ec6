// Checks what a file in src/site/pages/ exports. The compiler cannot: plugins make the exports of Markdown files.
import { check, emptyTexts } from './rules';
import type { Frontmatter, PageFiles } from './types';

const types = new Map(Object.entries({
  title: 'string', description: 'string', link: 'string', inFooter: 'boolean', date: 'string', image: 'string',
} satisfies Record<keyof Frontmatter, string>));

/** `Date` alone takes February 30th for March 2nd. */
function isDate(text: string) {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().split('T')[0] === text;
}

const isPicture = (file: string) => /\.(avif|svg)$/i.test(file);

function checkField(name: string, value: unknown, place: string) {
  const type = types.get(name);
  if (typeof value === type) return emptyTexts(value, place);
  if (!type) return [`${place}: is none of ${[...types.keys()].join(', ')}`];
  return [`${place}: ${value === undefined ? 'is missing' : `must be a ${type}, not ${JSON.stringify(value)}`}`];
}

/** `assets` are the paths of the files in `assets/`. */
export function checkFile({ frontmatter, default: Content }: PageFiles[string], place: string, assets: string[]) {
  const { title, description, ...others } = Object(frontmatter) as Frontmatter;
  return [
    ...(typeof Content === 'function' ? [] : [`${place}: must export a component by default`]),
    ...Object.entries({ title, description, ...others }).flatMap(([name, value]) =>
      checkField(name, value, `${place}: frontmatter.${name}`)),
    ...check(others.date, `${place}: frontmatter.date`, isDate, 'a date like 2026-11-28'),
    ...check(others.image, `${place}: frontmatter.image`, (file) => isPicture(file) && assets.includes(file),
      'an AVIF or SVG file of assets/, like mapa.avif'),
  ];
}
