import { skipToContent } from 'site/words';
import * as styles from '../../../styles/Shell.module.css';
import type { Route } from '../routes';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { Viewer } from './Viewer';

/** The body of a page around an empty `<main>`. */
export const Shell = ({ route, year }: { route: Route; year: number }) => (
  <>
    <div id="page">
      <a className={styles.skip} href="#contenido">{skipToContent}</a>
      <Header route={route} />
      <main id="contenido" className="column" tabIndex={-1} aria-labelledby="contenido-title" />
      <Footer route={route} year={year} />
    </div>
    <Drawer route={route} />
    <Viewer />
    <p className={styles.status} role="status" />
  </>
);
