import { Invitation, Members, type Pages, Projects, type Sections } from '../kit';

/** The sections of the home page, in this order. Each key is the anchor of a section: `/#equipo`. */
export const sections: Sections = {
  equipo: { link: 'Equipo', heading: 'Integrantes', Content: Members },
  proyectos: { link: 'Proyectos', heading: 'Proyectos', Content: Projects, shows: 'projects' },
  contacto: { link: 'Contacto', heading: 'Contacto', Content: Invitation },
};

/** More pages, by path. The footer links to them unless they have `inFooter: false`. */
export const pages: Pages = {
};
