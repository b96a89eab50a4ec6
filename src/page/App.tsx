import { projects } from 'site-data';
import { pages } from 'site/sections';
import type { Page } from '../model/types';
import { Home } from './Home';
import { OwnPage } from './OwnPage';
import { PageTop } from './PageTop';
import { ProjectDetail } from './ProjectDetail';

export function App({ page }: { page: Page }) {
  switch (page.kind) {
    case 'home': return <Home />;
    case 'project': return <ProjectDetail key={page.id} {...projects.find(({ id }) => id === page.id)!} />;
    case 'own': return <OwnPage key={page.file} {...pages[page.file]!} back={page.back} />;
    case 'unknown': return <div><PageTop /></div>;
  }
}
