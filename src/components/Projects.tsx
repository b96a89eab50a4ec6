import { projects as all } from 'site-data';
import * as styles from '../../styles/Cards.module.css';
import { ProjectCard } from './ProjectCard';

/** How many of the last cards are wide, by the number of cards modulo 3. */
const wide = [0, 4, 2];

export const Projects = ({ projects = all }) => (
  <ul role="list" className={styles.cards}>
    {projects.map((project, index) => (
      <ProjectCard
        key={project.id}
        {...project}
        isFirst={index === 0}
        isWide={index >= projects.length - wide[projects.length % 3]!}
      />
    ))}
  </ul>
);
