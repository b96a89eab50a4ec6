import { base, home, projects } from 'prepared';
import * as styles from '../../styles/Shell.module.css';
import { fileOf, type Route } from '../pages/routes';
import { skipToContent } from '../words';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { Viewer } from './Viewer';

type Props = { route: Route; year: number };

// Hosts that ignore the query answer every `?id=` with this page, and the script fills it in.
const EveryProject = () => (
  <noscript>
    <ul className={`column ${styles.everyProject}`}>
      {projects.map((page) => <li key={page.id}><a href={base + fileOf(page)}>{page.title}</a></li>)}
    </ul>
  </noscript>
);

/** The body of a page around an empty `<main>`. */
export const Shell = ({ route, year }: Props) => (
  <>
    <div id="page">
      <a className={styles.skip} href="#contenido">{skipToContent}</a>
      <p className={styles.letterhead}><b>{home.brand}</b> <span>{home.url} · {home.mail.text}</span></p>
      <Header route={route} />
      <main id="contenido" className="column" tabIndex={-1} />
      {route.kind === 'unknown' && <EveryProject />}
      <Footer route={route} year={year} />
    </div>
    <Drawer route={route} />
    <Viewer />
    <p className={styles.status} role="status" />
  </>
);
