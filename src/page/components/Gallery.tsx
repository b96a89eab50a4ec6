import * as styles from '../../../styles/Gallery.module.css';
import type { Capture } from '../../types';
import { CaptureImage } from './CaptureImage';

const nameOf = ({ alt, text }: Capture) => text && `${alt}: ${text}`;

/** The captures of a project, as links to the images. Once the script runs, they open the viewer. */
export const Gallery = ({ captures }: { captures: Capture[] }) => (
  <ul className={styles.gallery}>
    {captures.map((capture, index) => (
      <li key={index}>
        <a href={capture.src} data-capture={index} data-text={capture.text} aria-label={nameOf(capture)}>
          <CaptureImage {...capture} loading={index > 0 ? 'lazy' : undefined} />
        </a>
      </li>
    ))}
  </ul>
);
