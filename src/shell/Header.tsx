import { base, home } from 'prepared';
import * as styles from '../../styles/Header.module.css';
import { SectionLinks } from './SectionLinks';
import * as words from '../words';

export const Header = ({ isHome }: { isHome: boolean }) => (
  <header className={styles.header}>
    <div className={styles.inner}>
      <a className={'mark ' + styles.wordmark} href={base}>{home.brand}</a>
      <nav className={styles.nav} aria-label={words.navigation}>
        <ul className={styles.links}>
          <li><a href={base} aria-current={isHome ? 'page' : undefined}>{words.home}</a></li>
          <SectionLinks />
        </ul>
      </nav>
      <button className={styles.menu} type="button" popoverTarget="menu" aria-controls="menu">{words.menu}</button>
    </div>
  </header>
);
