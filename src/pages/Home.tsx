import { members, projects } from 'prepared';
import type { ReactNode } from 'react';
import * as styles from '../../styles/Home.module.css';
import { MemberCard } from '../components/MemberCard';
import { ProjectCard } from '../components/ProjectCard';
import type { HomePage } from '../types';
import { sections } from '../words';
import { lettersOf } from './letters';

const Section = ({ id, children }: { id: keyof typeof sections; children: ReactNode }) => (
  <section id={id} tabIndex={-1}>
    <h2 data-letters={lettersOf(sections[id].heading)}>{sections[id].heading}</h2>
    {children}
  </section>
);

export const Home = ({ headline, intro, services, contact, mail: { text, ...mail } }: HomePage) => (
  <div className={styles.home}>
    <h1 className={styles.headline} data-letters={lettersOf(headline)}>{headline}</h1>
    <p className={styles.intro} data-letters={lettersOf(headline)}>{intro}</p>
    <ul className={styles.services}>{services.map((service) => <li key={service} className="mark">{service}</li>)}</ul>
    <Section id="equipo">
      <ul className={styles.cards}>{members.map((member, index) => <MemberCard key={index} {...member} />)}</ul>
    </Section>
    <Section id="proyectos">
      <ul className={styles.cards}>{projects.map((project, index) => <ProjectCard key={project.id} {...project} isFirst={index === 0} />)}</ul>
    </Section>
    <Section id="contacto">
      <p className={styles.contact} data-letters={lettersOf(contact)}>{contact} <a className="button" {...mail}>{text}</a></p>
    </Section>
  </div>
);
