import { base, home } from 'site-data';
import { footer } from 'site/words';
import * as styles from '../../../styles/Footer.module.css';
import type { Page } from '../../model/types';
import { current } from '../current';
import { linkedPages } from '../static-pages';
import { LanguageLinks, SectionLinks } from './MenuLinks';

/** The script replaces the year of the build by the current year. */
export const Footer = ({ page, year }: { page: Page; year: number }) => (
  <footer className={`column ${styles.footer}`}>
    <nav className={styles.line} aria-label={footer}>
      <p className="square square-logo">© <time>{year}</time> <bdi>{home.brand}</bdi></p>
      <ul>
        <SectionLinks />
        {Object.entries(linkedPages).map(([path, { title, date, inFooter = !date }]) => inFooter && (
          <li key={path}><a href={base + path} {...current(base + path, page)}>{title}</a></li>
        ))}
        <LanguageLinks page={page} />
        {[home.mail, ...home.links].map(({ text, ...link }, index) => <li key={index}><a {...link}>{text}</a></li>)}
      </ul>
    </nav>
  </footer>
);
