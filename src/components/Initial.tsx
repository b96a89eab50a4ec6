import * as styles from '../../styles/Initial.module.css';

/** In place of captures. */
export const Initial = ({ letter }: { letter: string }) => (
  <div className={styles.initial} data-initial aria-hidden><b className="square-end">{letter}</b></div>
);
