import * as styles from '../../styles/ProjectCard.module.css';
import type { ProjectPage } from '../types';
import { seeMore } from '../words';
import { Tags } from './Tags';

export const ProjectCard = ({ title, desc, tags, link }: ProjectPage) => (
  <li className={styles.card}>
    <h3>{title}</h3>
    <p>{desc}</p>
    <Tags tags={tags} />
    <a className="button" {...link}>{seeMore}</a>
  </li>
);
