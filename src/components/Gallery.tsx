import * as styles from '../../styles/Gallery.module.css';
import type { Capture } from '../types';
import { capture } from '../words';
import { Thumbnail } from './Thumbnail';

type Props = { id?: string; title: string; captures: Capture[] };

/**
 * The captures of a project: links to the images, which the viewer shows once the script runs.
 */
export const Gallery = ({ id, title, captures }: Props) => (
  <ul className={styles.gallery}>
    {captures.map((picture, index) => (
      <li key={index}>
        <a href={picture.src} data-capture={index}>
          <Thumbnail
            {...picture}
            alt={capture(title, index + 1)}
            loading={index ? 'lazy' : undefined}
            data-travel={index ? undefined : `capture-${id}`}
          />
        </a>
      </li>
    ))}
  </ul>
);
