import * as styles from '../../styles/ProjectCard.module.css';
import type { ProjectPage } from '../types';
import { Tags } from './Tags';

export const ProjectCard = ({ name, desc, tags, link }: ProjectPage) => (
  <li className={styles.card}>
    <h3>{name}</h3>
    <p>{desc}</p>
    <Tags tags={tags} />
    <a className="button" {...link}>Ver más</a>
  </li>
);
