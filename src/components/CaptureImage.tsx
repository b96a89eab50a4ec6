import * as styles from '../../styles/CaptureImage.module.css';
import type { Capture } from '../types';

type Props = Capture & { fetchPriority?: 'low' };

export const CaptureImage = (capture: Props) =>
  <img className={capture.height > capture.width ? styles.portrait : styles.wide} {...capture} />;
