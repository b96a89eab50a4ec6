import { members, projects } from 'prepared';
import type { FC } from 'react';
import * as styles from '../../styles/Home.module.css';
import { Invitation } from '../components/Invitation';
import { MemberCard } from '../components/MemberCard';
import { ProjectCard } from '../components/ProjectCard';

export const Members = () => (
  <ul className={styles.cards}>{members.map((member, index) => <MemberCard key={index} {...member} />)}</ul>
);

export const Projects = () => (
  <ul className={styles.cards}>
    {projects.map((project, index) => <ProjectCard key={project.id} {...project} isFirst={index === 0} />)}
  </ul>
);

/** What the sections show. src/words.ts lists the sections of home, in their order. */
export const contents: Record<string, FC> = {
  equipo: Members,
  proyectos: Projects,
  contacto: Invitation,
};
