import { projects as all } from 'site-data';
import * as styles from '../../styles/Cards.module.css';
import { ProjectCard } from './ProjectCard';

export const Projects = ({ projects = all }) => (
  <ul role="list" className={styles.cards}>
    {projects.map((project, index) => (
      <ProjectCard key={project.id} {...project} isFirst={index === 0} isWide={[1, 2, 4].includes(projects.length)} />
    ))}
  </ul>
);
