import * as words from 'site-words';
import * as styles from '../../../styles/Viewer.module.css';
import { mainId } from '../../model/markup';

/** `value` is the key that performs the same action. */
const Control = ({ name, value }: { name: string; value: string }) => (
  <button className={`icon ${styles.control}`} value={value} aria-label={name} />
);

/** The link to the file has a placeholder, because search engines penalize links without `href`. */
export const Viewer = () => (
  <dialog className={styles.viewer} tabIndex={-1}>
    <p className={styles.bar}>
      <span className={styles.counter} aria-live="polite" />
      <Control name={words.close} value="Escape" />
      <Control name={words.zoomOut} value="-" />
      <Control name={words.zoomIn} value="+" />
      <Control name={words.previous} value="PageUp" />
      <Control name={words.next} value="PageDown" />
    </p>
    <div className={styles.stage}><div className={styles.strip} /></div>
    <p className={styles.caption} dir="auto" aria-live="polite" />
    <p className={styles.loading}>{words.loading}</p>
    <p className={styles.failed}>
      {words.failed} <a className={styles.file} href={`#${mainId}`}>{words.openFile}</a>
    </p>
  </dialog>
);
