import { Home } from './pages/Home';
import { ProjectDetail } from './pages/ProjectDetail';
import { site } from './prepare/prepared';
import type { Route } from './router/routes';

/** The page of a route: the same route gives the same markup. */
export const App = ({ route }: { route: Route }) =>
  route === site ? <Home /> : <ProjectDetail key={route.path} {...route} />;
