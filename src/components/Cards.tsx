// The lists of cards: members and projects.
import { members as allMembers, projects as allProjects } from 'site-data';
import * as styles from '../../styles/Cards.module.css';
import { MemberCard } from './MemberCard';
import { ProjectCard } from './ProjectCard';

export const Members = ({ members = allMembers }) => (
  <ul role="list" className={styles.cards}>
    {members.map((member, index) => <MemberCard key={`${index} ${member.name}`} {...member} />)}
  </ul>
);

export function Projects({ projects = allProjects }) {
  const firstWide = projects.length - [0, 4, 2][projects.length % 3]!; // styles/Cards.module.css
  return (
    <ul role="list" className={styles.cards}>
      {projects.map((project, index) => (
        <ProjectCard key={project.id} {...project} isFirst={index === 0} isWide={index >= firstWide} />
      ))}
    </ul>
  );
}
