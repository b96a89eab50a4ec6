import * as styles from '../../styles/Initial.module.css';

/** The placeholder of a project without captures. */
export const Initial = ({ letter }: { letter: string }) => (
  <div className={styles.initial} data-initial aria-hidden><b className="square-end">{letter}</b></div>
);
