import * as words from 'site-words';
import * as styles from '../../../styles/Menu.module.css';
import type { Page } from '../../model/types';
import { MenuLinks } from './MenuLinks';

const closing = { popoverTarget: 'menu', popoverTargetAction: 'hide' } as const;

/**
 * A popover works without JavaScript. The mask is a button, because clicks outside a popover would reach the page.
 * `tabIndex` keeps the focus inside the menu when visitors click between controls.
 */
export const Menu = ({ page }: { page: Page }) => (
  <nav id="menu" className={styles.menu} popover="auto" aria-labelledby="menu-title" tabIndex={-1}>
    <div className={styles.panel}>
      <div className={styles.top}>
        <h2 id="menu-title" className={styles.title}>{words.menu}</h2>
        <button className={`icon ${styles.close}`} aria-label={words.closeMenu} {...closing} />
      </div>
      <ul className={`square-current ${styles.links}`}><MenuLinks page={page} /></ul>
    </div>
    <button className={styles.mask} tabIndex={-1} aria-hidden {...closing} />
  </nav>
);
