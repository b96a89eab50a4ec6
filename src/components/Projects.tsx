import { projects as all } from 'site-data';
import * as styles from '../../styles/Cards.module.css';
import { ProjectCard } from './ProjectCard';

export function Projects({ projects = all }) {
  const firstWide = projects.length - [0, 4, 2][projects.length % 3]!; // styles/Cards.module.css
  return (
    <ul role="list" className={styles.cards}>
      {projects.map((project, index) => (
        <ProjectCard key={project.id} {...project} isFirst={index === 0} isWide={index >= firstWide} />
      ))}
    </ul>
  );
}
