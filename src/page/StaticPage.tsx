import { articles, dayOf, staticPages } from './static-pages';
import { PageTop } from './PageTop';

/** A page of a file in src/site/pages/. It is not hydrated. */
export function StaticPage({ file, back }: { file: string; back: string }) {
  const { title, date, Content } = staticPages[file]!;
  return (
    <div className="plain">
      <PageTop title={title} back={back} />
      {date && <p><time dateTime={date}>{dayOf(date)}</time></p>}
      <Content articles={articles()} />
    </div>
  );
}
