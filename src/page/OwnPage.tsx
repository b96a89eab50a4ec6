import { base } from 'site-data';
import { pages } from 'site/sections';
import { PageTop } from './PageTop';

/** The path of the parent page, such as `blog` for `blog/primero`, or else of home. */
const above = (file: string) => base + (Object.keys(pages).find((path) => file.startsWith(`${path}/`)) ?? '');

/** One root element, so that React can remove it even if a translation extension has replaced its text nodes. */
export function OwnPage({ file }: { file: string }) {
  const { title, Content } = pages[file]!;
  return (
    <div className="plain">
      <PageTop title={title} back={above(file)} />
      <Content />
    </div>
  );
}
