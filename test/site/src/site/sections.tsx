import { Invitation, Members, type Pages, Projects, type Sections } from '../kit';

export const sections: Sections = {
  equipo: { link: 'Equipo', heading: 'Integrantes', Content: Members },
  proyectos: { link: 'Proyectos', heading: 'Proyectos', Content: Projects, shows: 'projects' },
  contacto: { link: 'Contacto', heading: 'Contacto', Content: Invitation },
};

export const pages: Pages = {
};
