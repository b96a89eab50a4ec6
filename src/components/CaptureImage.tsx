import * as styles from '../../styles/CaptureImage.module.css';
import type { Capture } from '../types';

/** A capture that fills its box. */
export const CaptureImage = (capture: Capture) =>
  <img className={capture.height > capture.width ? styles.portrait : styles.wide} {...capture} />;
