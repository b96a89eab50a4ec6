import * as styles from '../../../styles/Pattern.module.css';
import type { ProjectPage } from '../../model';

type Props = NonNullable<ProjectPage['pattern']>;

/** In place of a capture. Old browsers draw it in the colour of the text around it. */
export const Pattern = ({ paths, colour }: Props) => (
  <svg className={styles.pattern} viewBox="-4 -4 28 28" color={colour} aria-hidden>
    {paths.map((path, index) => <path key={index} {...path} />)}
  </svg>
);
