import * as styles from '../../styles/Gallery.module.css';
import { picture } from './picture';

/** The captures of a project: links to the images, which the viewer shows once the script runs. */
export const Gallery = ({ title, images }: { title: string; images: string[] }) => (
  <ul className={styles.gallery}>
    {images.map((image, index) => {
      const { src, width, height, small } = picture(image);
      return (
        <li key={index}>
          <a href={src} data-capture={index} data-box={`--width:${width}px;--ratio:${width}/${height}`}>
            <img
              loading={index ? 'lazy' : undefined}
              decoding="async"
              sizes={small && '(min-width: 576px) 50vw, 100vw'}
              srcSet={small && `${small} 640w, ${src} ${width}w`}
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
