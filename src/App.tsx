import { members, projects, site } from './content';
import { Home } from './pages/Home';
import { ProjectDetail } from './pages/ProjectDetail';
import { routeOf } from './router/routes';

/** The page of one URL: the same `path` gives the same markup. */
export function App({ path }: { path: string }) {
  const { project } = routeOf(new URL(path, site.url));
  if (project === undefined) return <Home site={site} members={members} projects={projects} />;
  return <ProjectDetail key={path} project={project} />;
}
