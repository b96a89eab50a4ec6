// The pages of the files in src/site/pages/. Only the build imports this module.
import { base } from 'site-data';
import files from 'page-files';
import { pages } from 'site/sections';
import { language } from 'site/words';
import type { Article, Frontmatter } from '../team/types';
import { pathOf } from '../urls';

export { files };

const newestFirst = ({ date: one = '' }: Frontmatter, { date: other = '' }: Frontmatter) =>
  Number(one < other) - Number(one > other);

/** By path. The build checks the files before it renders them. */
export const staticPages = Object.fromEntries(Object.entries(files)
  .map(([file, { frontmatter, default: Content }]) => [pathOf(file), { ...frontmatter!, Content: Content! }] as const)
  .sort(([, one], [, other]) => newestFirst(one, other)));

/** The pages to which menus and footers link. */
export const linkedPages: Record<string, Frontmatter> = { ...pages, ...staticPages };

/** The date in the language of the page. */
export const dayOf = (date: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The pages with a date. */
export const articles = (): Article[] => Object.entries(staticPages).flatMap(([path, { Content, date, ...texts }]) =>
  (date ? [{ ...texts, date, day: dayOf(date), href: base + path }] : []));
