import { Home } from './Home';
import { OwnPage } from './OwnPage';
import { ProjectDetail } from './ProjectDetail';
import type { Route } from './routes';

export function App({ route: { kind, page } }: { route: Route }) {
  if (kind === 'home') return <Home {...page} />;
  return kind === 'own' ? <OwnPage key={page.path} {...page} /> : <ProjectDetail key={page.id} {...page} />;
}
