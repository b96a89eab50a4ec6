// What surrounds every page. Made at build time only: none of it is in the script.
import { base, projects, site } from '../prepare/prepared';
import type { Address, Route } from '../router/routes';
import { Drawer } from '../menu/Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { Viewer } from '../viewer/Viewer';

type Props = { address: Address; route: Route; url: string; year: number };

// A host that cannot look at the query shows this page for every project, and the script fills it in. Without the
// script the projects are listed here; with it the list never shows.
const EveryProject = () => (
  <ul className="every-project">
    {projects.map(({ id, name }) => <li key={id}><a href={`${base}proyectos/${id}`}>{name}</a></li>)}
  </ul>
);

/** The body of a page around an empty `<main>`, which says for which address its content is made. */
export const Shell = ({ address, route, url, year }: Props) => (
  <>
    <div id="page">
      <a className="skip" href="#contenido">Saltar al contenido</a>
      <p className="letterhead"><b>{site.brand}</b> <span>{url} · {site.mail.children}</span></p>
      <Header brand={site.brand} isHome={route === site} />
      <main id="contenido" tabIndex={-1} data-pathname={address.pathname} data-search={address.search} />
      {!route.url && <EveryProject />}
      <Footer brand={site.brand} year={year} />
    </div>
    <Drawer />
    <Viewer />
    <p className="visually-hidden" role="status" />
  </>
);
