import * as styles from '../../../styles/Pattern.module.css';
import type { Pattern as Paths } from '../../types';

/** The brand's square with the pattern of a project's name, in the place of a capture. */
export const Pattern = ({ paths }: { paths: Paths }) => (
  <svg className={styles.pattern} viewBox="-4 -4 28 28" aria-hidden>
    {paths.map((path, index) => <path key={index} d={path} />)}
  </svg>
);
