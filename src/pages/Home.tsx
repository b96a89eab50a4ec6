import * as styles from '../../styles/Home.module.css';
import { MemberCard } from '../components/MemberCard';
import { ProjectCard } from '../components/ProjectCard';
import { members, projects, site } from '../prepare/prepared';

export const Home = () => (
  <div className={styles.home}>
    <h1>{site.headline}</h1>
    <p>{site.intro}</p>
    <ul>{site.services.map((service) => <li key={service}>{service}</li>)}</ul>
    <section id="equipo" tabIndex={-1}>
      <h2>Integrantes</h2>
      <ul>{members.map((member, index) => <MemberCard key={index} {...member} />)}</ul>
    </section>
    <section id="proyectos" tabIndex={-1}>
      <h2>Proyectos</h2>
      <ul>{projects.map((project) => <ProjectCard key={project.id} {...project} />)}</ul>
    </section>
    <section id="contacto" tabIndex={-1}>
      <h2>Contacto</h2>
      <p>{site.contact} <a className="button" {...site.mail} /></p>
    </section>
  </div>
);
