import * as styles from '../../../styles/CaptureImage.module.css';
import type { Capture } from '../../types';

type Props = Capture & { loading?: 'lazy'; fetchPriority?: 'low' };

// With two columns or more (--sm in styles/media.css), a capture in the gallery is about 360 CSS pixels wide. On
// phones, 210px makes the browser choose the 640 px version up to three pixels per CSS pixel, which saves bytes.
const sizes = '(min-width: 576px) 360px, 210px';

/** The `text` of a capture is its caption, and no attribute of an image. */
export const CaptureImage = ({ text, ...capture }: Props) => (
  <img
    className={capture.height > capture.width ? styles.portrait : styles.wide}
    sizes={sizes}
    decoding="async"
    {...capture}
  />
);
