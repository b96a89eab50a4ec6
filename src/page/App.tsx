import { projects } from 'site-data';
import { pages } from 'site/sections';
import type { Page } from '../model/types';
import { Home } from './Home';
import { PageTop } from './PageTop';
import { ProjectDetail } from './ProjectDetail';

/** Has a single root element, so that React can remove it even if a translation extension replaced its text nodes. */
function ComponentPage({ file, back }: { file: string; back: string }) {
  const { title, Content } = pages[file]!;
  return (
    <div className="plain">
      <PageTop title={title} back={back} />
      <Content />
    </div>
  );
}

export function App({ page }: { page: Page }) {
  switch (page.kind) {
    case 'home': return <Home />;
    case 'project': return <ProjectDetail key={page.id} {...projects.find(({ id }) => id === page.id)!} />;
    case 'component': return <ComponentPage key={page.file} {...page} />;
    case 'unknown': return <div><PageTop /></div>;
  }
}
