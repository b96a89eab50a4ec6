import { Invitation, Members, type Pages, Projects, type Sections } from '../kit';

/** The sections of home, by anchor, in this order. The key is the anchor: `/#equipo`. */
export const sections: Sections = {
  equipo: { link: 'Equipo', heading: 'Integrantes', Content: Members },
  proyectos: { link: 'Proyectos', heading: 'Proyectos', Content: Projects, shows: 'projects' },
  contacto: { link: 'Contacto', heading: 'Contacto', Content: Invitation },
};

/** Further pages, by path. The footer links to them, unless they have `inFooter: false`. */
export const pages: Pages = {
};
