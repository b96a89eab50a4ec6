// What surrounds every page. Made at build time only: none of it is in the script.
import { projects, site } from '../content';
import { base } from '../router/routes';
import type { Project } from '../types';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { Viewer } from './Viewer';

type Props = { path: string; project?: Project | null; year: number };

// A host that cannot look at the query shows this page for every project, and the script fills it in. Without the
// script the projects are listed here; the script takes the list away before it shows.
const EveryProject = () => (
  <ul className="every-project">
    {projects.map(({ id, title }) => <li key={id}><a href={`${base}proyectos/${id}`}>{title}</a></li>)}
  </ul>
);

/** The body of a page around an empty `<main>`, which says for which path its content is made. */
export const Shell = ({ path, project, year }: Props) => (
  <>
    <div id="page">
      <a className="skip" href="#contenido">Saltar al contenido</a>
      <Header brand={site.brand} isHome={project === undefined} />
      <main id="contenido" tabIndex={-1} data-path={path} />
      {project === null && <EveryProject />}
      <Footer brand={site.brand} year={year} />
    </div>
    <Drawer />
    <Viewer />
    <p className="visually-hidden" role="status" />
  </>
);
