// The pages made from the files in src/site/pages/. Only the build imports this.
import exportsByFile from 'page-files';
import { base } from 'site-data';
import { language } from 'site-words';
import { dayIn, isUnpublished, newestFirst } from '../model/dates';
import { pathOf } from '../model/urls';
import type { Frontmatter } from '../schema/types';
import { PageTop } from './PageTop';

declare const process: { env: { NODE_ENV: string } };

/** Returns the date in the name of a post from Jekyll. */
const dateInName = (file: string) => /\d{4}-\d\d-\d\d(?=[-.])/.exec(file)?.[0];

/** The exports of the files. */
export const pageFiles = Object.fromEntries(Object.entries(exportsByFile).map(([file, { frontmatter, ...exports }]) =>
  [file, { ...exports, frontmatter: { ...frontmatter!, date: frontmatter?.date ?? dateInName(file) } }] as const));

/** The files that are pages. In development, these include unpublished ones, which are marked. */
export const shownFiles = Object.fromEntries(Object.entries(pageFiles).filter(([, { frontmatter }]) =>
  process.env.NODE_ENV === 'development' || !isUnpublished(frontmatter)));

const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the fields of a page, with those that depend on its file or date. */
function readFields(source: string, fields: Frontmatter) {
  const title = (isUnpublished(fields) ? '[draft] ' : '') + fields.title;
  const isArticle = pathOf(source) !== '404';
  const date = isArticle ? dayIn(fields.date) : undefined;
  const day = date && dayFormat.format(new Date(date));
  return { ...fields, source, title, date, updated: dayIn(fields.updated), day };
}

/** The fields of static pages, by path. */
export const staticPages = Object.fromEntries(Object.entries(shownFiles).map(([file, { frontmatter }]) =>
  [pathOf(file), readFields(file, frontmatter)]));

const allArticles = Object.entries(staticPages).flatMap(([path, { source, date, day, ...fields }]) =>
  (date && day ? [{ ...fields, date, day, href: base + path }] : [])).sort(newestFirst);

/** The newest articles, for sections of the home page. */
export const articles = allArticles.filter(({ noindex }) => !noindex).slice(0, 3)
  .map(({ title, href, day }) => ({ title, href, day }));

export function StaticContent({ file }: { file: string }) {
  const { source, ...fields } = staticPages[file]!;
  const Content = shownFiles[source]!.default!;
  return <Content {...fields} articles={allArticles} />;
}

/** A static page with its content, as HTML. */
export function StaticPage({ file, back, html }: { file: string; back: string; html: string }) {
  const { title, lang, date, day, author } = staticPages[file]!;
  return (
    <div className="plain">
      <PageTop title={title} lang={lang} back={back} />
      {date && <p><time dateTime={date}>{day}</time>{typeof author === 'string' && ` · ${author}`}</p>}
      <div lang={lang} dir={lang && 'auto'} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
