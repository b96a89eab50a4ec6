import { Home } from './Home';
import { ProjectDetail } from './ProjectDetail';
import type { Route } from './routes';

export const App = ({ route: { kind, page } }: { route: Route }) =>
  kind === 'home' ? <Home {...page} /> : <ProjectDetail key={page.id} {...page} />;
