import * as styles from '../../styles/Gallery.module.css';
import { base } from '../prepare/prepared';

/**
 * The captures of a project: links to the images, which the viewer shows once the script runs. The name of an image says
 * its size in pixels, and whether a sibling 640 pixels wide stands beside it (see `src/tools/images.mjs`).
 * A capture is about 360 px wide, however many columns there are.
 */
export const Gallery = ({ title, images }: { title?: string; images: string[] }) => (
  <ul className={styles.gallery}>
    {images.map((image, index) => {
      const src = base + image;
      const [name, hash, width, height, small, type] = image.split('.');
      return (
        <li key={index}>
          <a href={src} data-capture={index} data-box={`--width:${width};--height:${height}`}>
            <img
              loading={index ? 'lazy' : undefined}
              decoding="async"
              sizes="360px"
              srcSet={type && `${base + name}.${hash}.${small}.${type} ${small}w, ${src} ${width}w`}
              src={src}
              width={width}
              height={height}
              alt={`${title} — captura ${index + 1}`}
            />
          </a>
        </li>
      );
    })}
  </ul>
);
