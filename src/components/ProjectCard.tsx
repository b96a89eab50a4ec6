import * as styles from '../../styles/ProjectCard.module.css';
import type { ProjectPage } from '../types';
import { seeMore } from '../words';
import { CaptureImage } from './CaptureImage';
import { Tags } from './Tags';

export const ProjectCard = ({ id, title, desc, tags, captures: [cover], link }: ProjectPage) => (
  <li className={styles.card}>
    <div className={styles.cover}>{cover && <CaptureImage {...cover} alt="" loading="lazy" />}</div>
    <div className={styles.words}>
      <h3 data-travel={`title-${id}`}>{title}</h3>
      <p>{desc}</p>
      <Tags tags={tags} />
      <a className={'button ' + styles.more} {...link}>{seeMore}</a>
    </div>
  </li>
);
