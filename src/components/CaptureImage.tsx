import * as styles from '../../styles/CaptureImage.module.css';
import type { Capture } from '../types';

export const CaptureImage = (capture: Capture) =>
  <img className={capture.height > capture.width ? styles.portrait : styles.wide} {...capture} />;
