import * as styles from '../../styles/Header.module.css';
import { base } from '../prepare/prepared';
import { SectionLinks } from '../components/SectionLinks';

export const Header = ({ brand, isHome }: { brand: string; isHome: boolean }) => (
  <header className={styles.header}>
    <div className={styles.inner}>
      <a className={styles.wordmark} href={base}>{brand}</a>
      <nav className={styles.nav} aria-label="Principal">
        <ul className={styles.links}>
          <li><a href={base} aria-current={isHome ? 'page' : undefined}>Inicio</a></li>
          <SectionLinks />
        </ul>
      </nav>
      <button className={styles.menu} type="button" popoverTarget="menu" aria-controls="menu">Menú</button>
    </div>
  </header>
);
