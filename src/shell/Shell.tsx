// What surrounds every page. Made at build time only: none of it is in the script.
import { site } from '../content';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { Viewer } from './Viewer';

type Props = { path: string; isHome: boolean; year: number };

/** The body of a page around an empty `<main>`, which says for which path its content is made. */
export const Shell = ({ path, isHome, year }: Props) => (
  <>
    <div id="page">
      <a className="skip" href="#contenido">Saltar al contenido</a>
      <Header brand={site.brand} isHome={isHome} />
      <main id="contenido" tabIndex={-1} data-path={path} />
      <Footer brand={site.brand} year={year} />
    </div>
    <Drawer />
    <Viewer />
    <p className="visually-hidden" role="status" />
  </>
);
