import * as styles from '../../../styles/Pattern.module.css';
import type { ProjectPage } from '../../types';

type Props = NonNullable<ProjectPage['pattern']>;

/** In place of a capture. On its card, old browsers show the theme colour as its ground. */
export const Pattern = ({ paths, ground }: Props) => (
  <svg className={styles.pattern} viewBox="-5.5 -5.5 31 31" color={ground} aria-hidden>
    {paths.map((path, index) => <path key={index} d={path} />)}
  </svg>
);
