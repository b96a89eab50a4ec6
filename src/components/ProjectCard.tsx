import * as styles from '../../styles/ProjectCard.module.css';
import type { Project } from '../types';
import { LinkButton } from './LinkButton';
import { Tags } from './Tags';

export const ProjectCard = ({ project: { title, desc, tags, link } }: { project: Project }) => (
  <li className={styles.card}>
    <h3>{title}</h3>
    <p>{desc}</p>
    <Tags tags={tags} />
    <LinkButton href={link}>Ver más</LinkButton>
  </li>
);
