import { base } from 'site-data';
import { pages } from 'site/sections';
import { PageTop } from './PageTop';

/** The path of the own page above, such as `blog` of `blog/primero`, or else of home. */
const above = (file: string) => base + (Object.keys(pages).find((path) => file.startsWith(`${path}/`)) ?? '');

/** One element, so that React can remove it even after a translator has changed its texts. */
export function OwnPage({ file }: { file: string }) {
  const { title, Content } = pages[file]!;
  return (
    <div className="plain">
      <PageTop title={title} back={above(file)} />
      <Content />
    </div>
  );
}
