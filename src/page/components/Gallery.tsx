import * as styles from '../../../styles/Gallery.module.css';
import type { Capture } from '../../model';
import { CaptureImage } from './CaptureImage';

/** Links to images, which open the viewer once the script runs. */
export const Gallery = ({ captures }: { captures: Capture[] }) => (
  <ul className={styles.gallery}>
    {captures.map((capture, index) => (
      <li key={index}>
        <a href={capture.src} data-capture={index}>
          <CaptureImage {...capture} loading={index > 0 ? 'lazy' : undefined} />
        </a>
        {capture.text && <p className={styles.text} dir="auto">{capture.text}</p>}
      </li>
    ))}
  </ul>
);
