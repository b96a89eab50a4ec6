import * as styles from '../../styles/Gallery.module.css';
import type { Capture } from '../model/types';
import { CaptureImage } from './CaptureImage';

type Props = { captures: Capture[]; isFirst?: boolean };

/** Without JavaScript, captures link to the image files. `isFirst` loads the first capture eagerly. */
export const Gallery = ({ captures, isFirst }: Props) => (
  <ul role="list" className={styles.gallery}>
    {captures.map((capture, index) => (
      <li key={index}>
        <a href={capture.src} data-capture={index}>
          <CaptureImage {...capture} loading={isFirst && index === 0 ? undefined : 'lazy'} />
        </a>
        {capture.text && <p className={styles.text} dir="auto">{capture.text}</p>}
      </li>
    ))}
  </ul>
);
