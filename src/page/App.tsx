import { PageTop } from '../components/PageTop';
import { Home } from './Home';
import { OwnPage } from './OwnPage';
import { ProjectDetail } from './ProjectDetail';
import type { Route } from './routes';

export function App({ route: { kind, page } }: { route: Route }) {
  switch (kind) {
    case 'home': return <Home {...page} />;
    case 'project': return <ProjectDetail key={page.id} {...page} />;
    case 'own': return <OwnPage key={page.path} {...page} />;
    case 'unknown': return <div><PageTop /></div>;
  }
}
