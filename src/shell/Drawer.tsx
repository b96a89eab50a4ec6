import * as styles from '../../styles/Drawer.module.css';
import { SectionLinks } from './SectionLinks';
import * as words from '../words';

/** The phone's menu: a popover, so that it works before the script runs and without it. */
export const Drawer = () => (
  <div id="menu" className={styles.drawer} popover="auto" role="dialog" aria-modal="true" aria-labelledby="menu-title">
    <div className={styles.top}>
      <h2 id="menu-title" className={styles.title}>{words.menu}</h2>
      <button
        className={`icon ${styles.close}`}
        type="button"
        aria-label={words.closeMenu}
        popoverTarget="menu"
        popoverTargetAction="hide"
      />
    </div>
    <ul className={styles.links}><SectionLinks /></ul>
  </div>
);
