import * as styles from '../../../styles/Pattern.module.css';
import type { ProjectPage } from '../../types';

type Props = NonNullable<ProjectPage['pattern']>;

/** The pattern of a project's name, in the place of a capture. On its card, an old browser has the theme colour. */
export const Pattern = ({ paths, ground }: Props) => (
  <svg className={styles.pattern} viewBox="-5.5 -5.5 31 31" color={ground} aria-hidden>
    {paths.map((path, index) => <path key={index} d={path} />)}
  </svg>
);
