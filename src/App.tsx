import { Home } from './pages/Home';
import { ProjectDetail } from './pages/ProjectDetail';
import type { Route } from './router/routes';

/** The page of a route: the same route gives the same markup. */
export function App({ route: { kind, page } }: { route: Route }) {
  if (kind === 'home') return <Home {...page} />;
  if (kind === 'project') return <ProjectDetail key={page.id} {...page} />;
  return <ProjectDetail />;
}
