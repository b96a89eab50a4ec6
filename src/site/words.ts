// Every word of the interface, in the language of the page. The team's own texts are in content.ts.

export const language = 'es';

// The address of a project is `proyectos?id=ID`.
export const projectsPath = 'proyectos';

/** Further pages by their addresses: their titles, also those of links in the footer, and their descriptions. */
export const pages: Record<string, { title: string; description: string }> = {
};

// The shell around every page.
export const skipToContent = 'Saltar al contenido';
export const navigation = 'Principal';
export const home = 'Inicio';
export const footer = 'Pie de página';
export const menu = 'Menú';
export const closeMenu = 'Cerrar menú';
export const opensTab = '(se abre en otra pestaña)';

/** The sections of home, in their order: their anchors, the texts of links to them, and their headings. */
export const sections = {
  equipo: { link: 'Equipo', heading: 'Integrantes' },
  proyectos: { link: 'Proyectos', heading: 'Proyectos' },
  contacto: { link: 'Contacto', heading: 'Contacto' },
};
export const nothingYet = 'Pronto habrá novedades.';

// A member's card.
export const turnHint = 'Click/hover para dar vuelta';
export const moreAbout = (name: string) => `Más sobre ${name}`;
export const linksTitle = (name: string) => `${moreAbout(name)}:`;
export const linkNames = { github: 'GitHub', gitlab: 'GitLab', cv: 'CV', linkedin: 'LinkedIn', website: 'Website' };

// A project: its card, its page, its captures.
export const seeMore = 'Ver más';
export const visit = 'Visitar';
export const back = 'Volver';
export const unknownProject = 'Proyecto';
export const capture = (title: string, number: number) => `${title} — captura ${number}`;

// The viewer of captures.
export const captures = (title: string) => `Capturas de ${title}`;
export const position = (number: number, count: number) => `${number} de ${count}`;
export const zoomOut = 'Alejar';
export const zoomIn = 'Acercar';
export const previous = 'Anterior';
export const next = 'Siguiente';
export const close = 'Cerrar';
export const loading = 'Cargando…';
export const failed = 'No se pudo mostrar esta captura.';
export const openFile = 'Abrir el archivo';
