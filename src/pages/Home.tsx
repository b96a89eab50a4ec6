import { members, projects } from 'prepared';
import * as styles from '../../styles/Home.module.css';
import { MemberCard } from '../components/MemberCard';
import { ProjectCard } from '../components/ProjectCard';
import type { HomePage } from '../types';
import { sections } from '../words';

export const Home = ({ headline, intro, services, contact, mail: { text, ...mail } }: HomePage) => (
  <div className={styles.home}>
    <h1 className={styles.headline}>{headline}</h1>
    <p className={styles.intro}>{intro}</p>
    <ul className={styles.services}>{services.map((service) => <li key={service}>{service}</li>)}</ul>
    <section id="equipo" tabIndex={-1}>
      <h2>{sections.equipo.heading}</h2>
      <ul className={styles.cards}>{members.map((member, index) => <MemberCard key={index} {...member} />)}</ul>
    </section>
    <section id="proyectos" tabIndex={-1}>
      <h2>{sections.proyectos.heading}</h2>
      <ul className={styles.cards}>{projects.map((project) => <ProjectCard key={project.id} {...project} />)}</ul>
    </section>
    <section id="contacto" tabIndex={-1}>
      <h2>{sections.contacto.heading}</h2>
      <p className={styles.contact}>{contact} <a className="button" {...mail}>{text}</a></p>
    </section>
  </div>
);
