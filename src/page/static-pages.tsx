// The pages made from the files in src/site/pages/. Only the build imports this.
import files from 'page-files';
import { base } from 'site-data';
import { pages } from 'site/sections';
import { language } from 'site-words';
import { pathOf } from '../model/urls';
import type { Frontmatter } from '../schema/types';
import { PageTop } from './PageTop';

export { files };

/** Static pages, by path. They are sorted where needed, because paths such as `2025` always come first in objects. */
export const staticPages = Object.fromEntries(Object.entries(files)
  .map(([file, { frontmatter, default: Content }]) => [pathOf(file), { ...frontmatter!, Content: Content! }] as const));

/** The pages that menus and footers can link to. */
export const linkedPages: Record<string, Frontmatter> = { ...pages, ...staticPages };

const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

const dayOf = (date: string) => dayFormat.format(new Date(date));

export function StaticPage({ file, back }: { file: string; back: string }) {
  const { title, date, Content } = staticPages[file]!;
  const articles = Object.entries(staticPages).flatMap(([path, { Content, date, ...texts }]) =>
    (date ? [{ ...texts, date, day: dayOf(date), href: base + path }] : []))
    .sort((one, other) => other.date.localeCompare(one.date));
  return (
    <div className="plain">
      <PageTop title={title} back={back} />
      {date && <p><time dateTime={date}>{dayOf(date)}</time></p>}
      <Content articles={articles} />
    </div>
  );
}
