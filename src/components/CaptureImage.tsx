import * as styles from '../../styles/CaptureImage.module.css';
import type { Capture } from '../model/types';

type Props = Capture & { loading?: 'lazy'; fetchPriority?: 'low'; isWide?: boolean };

// Captures are 360px wide in three columns, and up to 610px in two (576px is --sm of styles/media.css). On phones,
// 210px makes browsers load the small version up to a pixel ratio of three.
const sizesOf = (isWide: boolean) => `(min-width: 576px) ${isWide ? 610 : 360}px, 210px`;

export const CaptureImage = ({ text, isWide = false, ...capture }: Props) => (
  <img
    className={capture.height > capture.width * 0.75 ? styles.portrait : styles.wide}
    sizes={sizesOf(isWide)}
    decoding="async"
    {...capture}
  />
);
