import { base } from '../prepare/prepared';

const sections = ['Equipo', 'Proyectos', 'Contacto'];

/** The links to the sections of home, as list items. */
export const SectionLinks = () =>
  sections.map((name) => <li key={name}><a href={`${base}#${name.toLowerCase()}`}>{name}</a></li>);
