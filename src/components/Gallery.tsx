import * as styles from '../../styles/Gallery.module.css';
import type { Capture } from '../model/types';
import { CaptureImage } from './CaptureImage';

/** Renders captures as links to the image files, which work without JavaScript. */
export const Gallery = ({ captures }: { captures: Capture[] }) => (
  <ul role="list" className={styles.gallery}>
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
