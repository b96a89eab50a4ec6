import { base, home } from 'site-data';
import * as words from 'site-words';
import * as styles from '../../../styles/Header.module.css';
import type { Page } from '../../model/types';
import { currentProps } from '../current';
import { MenuLinks } from './MenuLinks';

export const Header = ({ page }: { page: Page }) => (
  <header className={styles.header}>
    <div className={`column ${styles.inner}`}>
      <a className={styles.wordmark} href={base}><span className="square square-logo" dir="auto">{home.brand}</span></a>
      <nav className={styles.nav} aria-label={words.navigation}>
        <ul className={`square ${styles.links}`}>
          <li><a href={base} {...currentProps(base, page)}>{words.home}</a></li>
          <MenuLinks page={page} />
        </ul>
      </nav>
      <div className={styles.room}>
        <button className={`button ${styles.menuButton}`} popoverTarget="menu" popoverTargetAction="show">
          {words.menu}
        </button>
      </div>
    </div>
  </header>
);
