// The lists of member and project cards.
import { members as allMembers, projects as allProjects } from 'site-data';
import * as styles from '../../styles/Cards.module.css';
import { MemberCard } from './MemberCard';
import { ProjectCard } from './ProjectCard';

export const Members = ({ members = allMembers }) => (
  <ul role="list" className={styles.cards}>
    {members.map((member, index) => <MemberCard key={`${index} ${member.name}`} {...member} />)}
  </ul>
);

export const Projects = ({ projects = allProjects }) => (
  <ul role="list" className={styles.cards}>
    {projects.map((project) => <ProjectCard key={project.id} {...project} />)}
  </ul>
);
