// The pages made from the files in src/site/pages/. Only the build imports this.
import files from 'page-files';
import { base } from 'site-data';
import { language } from 'site-words';
import { dayIn, isUnpublished, newestFirst } from '../model/page-table';
import { pathOf } from '../model/urls';
import type { Frontmatter } from '../schema/types';
import { PageTop } from './PageTop';

declare const process: { env: { NODE_ENV: string } };

export { files };

/** The files that are pages. In development, these include unpublished ones, which are marked. */
export const shownFiles = Object.fromEntries(Object.entries(files).filter(([, { frontmatter }]) =>
  process.env.NODE_ENV === 'development' || !isUnpublished(Object(frontmatter))));

const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Static pages, by path. */
export const staticPages = Object.fromEntries(Object.entries(shownFiles).map(([file, exports]) => {
  const fields: Frontmatter = Object(exports.frontmatter);
  const [nameDate] = /\d{4}-\d\d-\d\d(?=-)/.exec(file) ?? []; // of posts from Jekyll
  const [date, updated] = [fields.date ?? nameDate, fields.updated].map(dayIn);
  const title = (isUnpublished(fields) ? '[draft] ' : '') + fields.title;
  const day = date && dayFormat.format(new Date(date));
  return [pathOf(file), { ...fields, source: file, title, date, updated, day, Content: exports.default! }] as const;
}));

const allArticles = Object.entries(staticPages).flatMap(([path, { Content, source, date, day, ...fields }]) =>
  (date && day ? [{ ...fields, date, day, href: base + path }] : [])).sort(newestFirst);

/** The newest articles, for sections of the home page. */
export const articles = allArticles.filter(({ noindex }) => !noindex).slice(0, 3)
  .map(({ title, href, day }) => ({ title, href, day }));

export function StaticContent({ file }: { file: string }) {
  const { Content, source, ...fields } = staticPages[file]!;
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
