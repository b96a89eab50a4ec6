import { articles } from 'site-articles';
import { base, home } from 'site-data';
import { footer } from 'site-words';
import * as styles from '../../../styles/Footer.module.css';
import type { Page } from '../../model/types';
import { LanguageLinks, PageLinks, SectionLinks } from './MenuLinks';

/** The script replaces the year of the build with the current year. */
export const Footer = ({ page, year }: { page: Page; year: number }) => (
  <footer className={`column ${styles.footer}`}>
    <nav className={styles.line} aria-label={footer}>
      <p className="square square-logo">© <time>{year}</time> <bdi>{home.brand}</bdi></p>
      <ul>
        <SectionLinks />
        <PageLinks page={page} textOf={({ title, link = title, date, inFooter = !date }) => inFooter && link} />
        {articles[0] && <li><a href={`${base}feed.xml`}>RSS</a></li>}
        <LanguageLinks page={page} />
        {[home.mail, ...home.links].map(({ text, ...link }, index) => <li key={index}><a {...link}>{text}</a></li>)}
      </ul>
    </nav>
  </footer>
);
