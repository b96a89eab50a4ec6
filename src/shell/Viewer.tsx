import * as styles from '../../styles/Viewer.module.css';
import * as words from '../words';

type ControlProps = { name: string; value: string };

/** Its value is the key that does the same. */
const Control = ({ name, value }: ControlProps) => (
  <button className={`icon ${styles.control}`} type="button" value={value} aria-label={name} />
);

/** What shows the captures on top of the page, one at a time: counter, controls, stage, caption, and a last resort. */
export const Viewer = () => (
  <dialog className={styles.viewer} tabIndex={-1}>
    <p className={styles.counter} aria-live="polite" />
    <Control name={words.zoomOut} value="-" />
    <Control name={words.zoomIn} value="+" />
    <Control name={words.previous} value="PageUp" />
    <Control name={words.next} value="PageDown" />
    <Control name={words.close} value="Escape" />
    <div className={styles.stage} />
    <p className={styles.caption} />
    <p className={styles.failed}>{words.failed} <a className={styles.file} href="#contenido">{words.openFile}</a></p>
  </dialog>
);
