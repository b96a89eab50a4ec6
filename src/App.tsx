import { Home } from './pages/Home';
import { ProjectDetail } from './pages/ProjectDetail';
import type { Route } from './router/routes';

/** The page of a route: the same route gives the same markup. */
export const App = ({ route: { kind, page } }: { route: Route }) =>
  kind === 'home' ? <Home {...page} /> : <ProjectDetail key={page.id} {...page} />;
