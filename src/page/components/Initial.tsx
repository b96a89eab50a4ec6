import * as styles from '../../../styles/Initial.module.css';
import type { ProjectPage } from '../../model';

type Props = NonNullable<ProjectPage['initial']>;

/** In place of a capture: the initial of a project as a title, with the square after it. */
export const Initial = ({ letter, hue }: Props) => (
  <div className={styles.initial} data-hue={hue} aria-hidden>
    <b className="title">{letter}</b>
  </div>
);
