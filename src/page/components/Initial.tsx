import * as styles from '../../../styles/Initial.module.css';
import type { ProjectPage } from '../../model';

type Props = NonNullable<ProjectPage['initial']>;

/** In place of captures. */
export const Initial = ({ letter, hue }: Props) => (
  <div className={styles.initial} data-hue={hue} aria-hidden>
    <b className="title">{letter}</b>
  </div>
);
