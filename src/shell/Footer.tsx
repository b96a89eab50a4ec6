import { home, translations } from 'prepared';
import * as styles from '../../styles/Footer.module.css';
import { SectionLinks } from './SectionLinks';
import { footer } from '../words';

/** `year` is the year of the build; the script replaces it with the current one. */
export const Footer = ({ year }: { year: number }) => (
  <footer className={styles.footer}>
    <nav className={styles.line} aria-label={footer}>
      <p className="mark">© <time>{year}</time> {home.brand}</p>
      <ul>
        <SectionLinks />
        {[home.mail, ...home.links].map(({ text, ...link }, index) => <li key={index}><a {...link}>{text}</a></li>)}
        {translations.map(({ name, href, language }) => <li key={href}><a href={href} lang={language} hrefLang={language}>{name}</a></li>)}
      </ul>
    </nav>
  </footer>
);
