import * as styles from '../../../styles/CaptureImage.module.css';
import type { Capture } from '../../model';

type Props = Capture & { loading?: 'lazy'; fetchPriority?: 'low' };

// With two or more columns (--sm in styles/media.css), a capture is about 360 CSS pixels wide. On phones, 210px selects
// the 640 px version up to a pixel ratio of three, which saves bytes.
const sizes = '(min-width: 576px) 360px, 210px';

/** `text` is the caption, not an attribute. */
export const CaptureImage = ({ text, ...capture }: Props) => (
  <img
    className={capture.height > capture.width * 0.75 ? styles.portrait : styles.wide}
    sizes={sizes}
    decoding="async"
    {...capture}
  />
);
