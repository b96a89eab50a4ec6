import { home } from 'model';
import { footer } from 'site/words';
import * as styles from '../../../styles/Footer.module.css';
import { current, teamPages, type Route } from '../routes';
import { LanguageLinks } from './LanguageLinks';
import { SectionLinks } from './SectionLinks';

const shownPages = teamPages.filter(({ inFooter }) => inFooter !== false);

/** The script replaces `year` with the current one. */
export const Footer = ({ route, year }: { route: Route; year: number }) => (
  <footer className={`column ${styles.footer}`}>
    <nav className={styles.line} aria-label={footer}>
      <p className="mark">© <time>{year}</time> <bdi>{home.brand}</bdi></p>
      <ul>
        <SectionLinks />
        {shownPages.map(({ path, title }) => <li key={path}><a href={path} {...current(path, route)}>{title}</a></li>)}
        <LanguageLinks route={route} />
        {[home.mail, ...home.links].map(({ text, ...link }, index) => <li key={index}><a {...link}>{text}</a></li>)}
      </ul>
    </nav>
  </footer>
);
