import { Invitation, Members, type Pages, Projects, type Sections } from '../kit';

/** The sections of home by their anchors, in their order, with the texts of links to them and their headings. */
export const sections: Sections = {
  equipo: { link: 'Equipo', heading: 'Integrantes', Content: Members },
  proyectos: { link: 'Proyectos', heading: 'Proyectos', Content: Projects, shows: 'projects' },
  contacto: { link: 'Contacto', heading: 'Contacto', Content: Invitation },
};

/** Further pages by their addresses. Footers have links to them, unless they say `inFooter: false`. */
export const pages: Pages = {
};
