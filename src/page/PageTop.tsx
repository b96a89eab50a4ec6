import { base } from 'site-data';
import { back, unknownProject } from 'site/words';
import * as styles from '../../styles/PageTop.module.css';
import { titleId } from './ids';

/** Without a title, that of an unknown project, for screen readers only. */
export const PageTop = ({ title }: { title?: string }) => (
  <>
    <a className={'icon ' + styles.back} href={base} rel="prev">{back}</a>
    <h1
      id={titleId}
      className={'title ' + styles.title}
      dir="auto"
      aria-label={title ? undefined : unknownProject}
    >
      {title}
    </h1>
  </>
);
