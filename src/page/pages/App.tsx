import { PageTop } from '../components/PageTop';
import { Home } from './Home';
import { OwnPage } from './OwnPage';
import { ProjectDetail } from './ProjectDetail';
import type { Route } from './routes';

export function App({ route: { kind, page } }: { route: Route }) {
  if (kind === 'home') return <Home {...page} />;
  if (kind === 'own') return <OwnPage key={page.path} {...page} />;
  return kind === 'project' ? <ProjectDetail key={page.id} {...page} /> : <div><PageTop /></div>;
}
