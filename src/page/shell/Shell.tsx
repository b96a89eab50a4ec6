import { skipToContent } from 'site-words';
import * as styles from '../../../styles/Shell.module.css';
import { mainId, titleId } from '../../model/markup';
import type { Page } from '../../model/types';
import { Footer } from './Footer';
import { Header } from './Header';
import { Menu } from './Menu';
import { Viewer } from './Viewer';

/** The body of a page, with an empty `<main>`. */
export const Shell = ({ page, year }: { page: Page; year: number }) => (
  <>
    <div id="page">
      <a className={`fill ${styles.skip}`} href={`#${mainId}`}>{skipToContent}</a>
      <Header page={page} />
      <main id={mainId} className="column" tabIndex={-1} aria-labelledby={titleId} />
      <Footer page={page} year={year} />
    </div>
    <Menu page={page} />
    <Viewer />
    <p className={styles.status} role="status" />
  </>
);
