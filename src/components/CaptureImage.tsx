import * as styles from '../../styles/CaptureImage.module.css';
import type { Capture } from '../model/types';

// The captures of a gallery are 360px wide in three columns (576px is --sm of styles/media.css). On phones, browsers
// load the small version for 210px, up to a pixel ratio of three.
const sizes = '(min-width: 576px) 360px, 210px';

export const CaptureImage = ({ text, ...capture }: Capture & { loading?: 'lazy'; sizes?: string }) => (
  <img
    className={capture.height > capture.width * 0.75 ? styles.portrait : styles.wide}
    sizes={sizes}
    decoding="async"
    {...capture}
  />
);
