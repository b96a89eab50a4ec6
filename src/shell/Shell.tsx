import { base, home, projects } from 'prepared';
import { Drawer } from '../menu/Drawer';
import { projectFile } from '../prepare/project-address.mjs';
import type { Address, Route } from '../router/routes';
import { Viewer } from '../viewer/Viewer';
import { skipToContent } from '../words';
import { Footer } from './Footer';
import { Header } from './Header';

type Props = { address: Address; route: Route; year: number };

// A host that cannot look at the query shows this page for every project, and the script fills it in. Without the
// script the projects are listed here; with it the list never shows.
const EveryProject = () => (
  <ul className="every-project">
    {projects.map(({ id, title }) => <li key={id}><a href={base + projectFile(id)}>{title}</a></li>)}
  </ul>
);

/** The body of a page around an empty `<main>`, which says for which address its content is made. */
export const Shell = ({ address, route: { kind }, year }: Props) => (
  <>
    <div id="page">
      <a className="skip" href="#contenido">{skipToContent}</a>
      <p className="letterhead"><b>{home.brand}</b> <span>{home.url} · {home.mail.text}</span></p>
      <Header brand={home.brand} isHome={kind === 'home'} />
      <main id="contenido" tabIndex={-1} data-pathname={address.pathname} data-search={address.search} />
      {kind === 'unknown' && <EveryProject />}
      <Footer year={year} />
    </div>
    <Drawer />
    <Viewer />
    <p className="visually-hidden" role="status" />
  </>
);
