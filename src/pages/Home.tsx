import { members, projects } from 'prepared';
import type { FC } from 'react';
import * as styles from '../../styles/Home.module.css';
import { Invitation } from '../components/Invitation';
import { MemberCard } from '../components/MemberCard';
import { ProjectCard } from '../components/ProjectCard';
import type { HomePage } from '../types';
import { sections } from '../words';
import { lettersOf } from './letters';

const Members = () => (
  <ul className={styles.cards}>{members.map((member, index) => <MemberCard key={index} {...member} />)}</ul>
);

const Projects = () => (
  <ul className={styles.cards}>{projects.map((project, index) => <ProjectCard key={project.id} {...project} isFirst={index === 0} />)}</ul>
);

/** What the sections show. src/words.ts lists the sections of home, in their order. */
export const contents: Record<string, FC> = {
  equipo: Members,
  proyectos: Projects,
  contacto: Invitation,
};

const Section = ({ id, heading }: { id: string; heading: string }) => {
  const Content = contents[id]!;
  return (
    <section id={id} tabIndex={-1}>
      <h2 data-letters={lettersOf(heading)}>{heading}</h2>
      <Content />
    </section>
  );
};

export const Home = ({ headline, intro, services }: HomePage) => (
  <div className={styles.home}>
    <h1 className={styles.headline} data-letters={lettersOf(headline)}>{headline}</h1>
    <p className={styles.intro} data-letters={lettersOf(headline)}>{intro}</p>
    <ul className={styles.services}>{services.map((service) => <li key={service} className="mark">{service}</li>)}</ul>
    {Object.entries(sections).map(([id, { heading }]) => <Section key={id} id={id} heading={heading} />)}
  </div>
);
