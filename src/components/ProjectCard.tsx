import { seeMore } from 'site-words';
import * as styles from '../../styles/ProjectCard.module.css';
import type { ProjectData } from '../model/types';
import { CaptureImage } from './CaptureImage';
import { Tags } from './Tags';

/** In a row of one or two cards, a cover is up to 610px wide. */
export const ProjectCard = ({ title, desc, tags, captures: [cover], initial, link }: ProjectData) => (
  <li className={styles.card}>
    <div className={styles.cover}>
      {cover && <CaptureImage {...cover} alt="" loading="lazy" columnWidth={610} />}
      {initial && <div className={styles.initial} aria-hidden><b className="square-end">{initial}</b></div>}
    </div>
    <div className={styles.text}>
      <h3 className="square-end" dir="auto">{title}</h3>
      <p dir="auto">{desc}</p>
      <Tags tags={tags} />
      <a className={`icon ${styles.more}`} {...link}><span>{seeMore}</span></a>
    </div>
  </li>
);
