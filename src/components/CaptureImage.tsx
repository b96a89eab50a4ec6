import * as styles from '../../styles/CaptureImage.module.css';
import type { Capture } from '../types';

/** A capture, small, in a box of any shape. */
export const CaptureImage = (capture: Capture) =>
  <img className={capture.height > capture.width ? styles.portrait : styles.wide} {...capture} />;
