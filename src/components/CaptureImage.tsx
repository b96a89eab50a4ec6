import * as styles from '../../styles/CaptureImage.module.css';
import { isTall } from '../model/pictures';
import type { Capture } from '../model/types';

type Props = Capture & { loading?: 'lazy'; columnWidth?: number };

// A gallery has three columns of 360px (576px is --sm in styles/media.css). On phones, 210px makes browsers load the
// small version up to a pixel ratio of three.
export const CaptureImage = ({ text, columnWidth = 360, ...capture }: Props) => (
  <img
    className={isTall(capture) ? styles.portrait : styles.wide}
    sizes={`(min-width: 576px) ${columnWidth}px, 210px`}
    decoding="async"
    {...capture}
  />
);
