import { members, projects } from 'model';
import * as styles from '../../../styles/Home.module.css';
import { MemberCard } from './MemberCard';
import { ProjectCard } from './ProjectCard';

export const Members = () => (
  <ul className={styles.cards}>{members.map((member, index) => <MemberCard key={index} {...member} />)}</ul>
);

export const Projects = () => (
  <ul className={styles.cards}>
    {projects.map((project, index) => <ProjectCard key={project.id} {...project} isFirst={index === 0} />)}
  </ul>
);
