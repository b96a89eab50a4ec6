import { base } from 'site-data';
import * as words from 'site-words';
import * as styles from '../../styles/PageTop.module.css';
import { titleId } from '../model/markup';

const maxShortTitle = 30; // in letters; this fits two lines at 1280px

/** The top of a page. Without a title, the page is for an unknown project. `back` is the path of the parent page. */
export const PageTop = ({ title = '', lang, back = base }: { title?: string; lang?: string; back?: string }) => (
  <>
    <a className={`icon ${styles.back}`} href={back} rel="prev">{words.back}</a>
    <h1
      id={titleId}
      className={`square-end ${styles.title}${title.length > maxShortTitle ? ` ${styles.long}` : ''}`}
      lang={lang}
      dir="auto"
      aria-label={title ? undefined : words.unknownProject}
    >
      {title}
    </h1>
  </>
);
