import * as styles from '../../styles/Gallery.module.css';
import type { Capture } from '../types';
import { capture } from '../words';

type Props = { title: string; captures: Capture[] };

/**
 * The captures of a project: links to the images, which the viewer shows once the script runs. A capture is about 360 px
 * wide, however many columns there are.
 */
export const Gallery = ({ title, captures }: Props) => (
  <ul className={styles.gallery}>
    {captures.map((picture, index) => (
      <li key={index}>
        <a href={picture.src} data-capture={index}>
          <img
            {...picture}
            loading={index ? 'lazy' : undefined}
            decoding="async"
            sizes="360px"
            alt={capture(title, index + 1)}
          />
        </a>
      </li>
    ))}
  </ul>
);
