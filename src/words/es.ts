// The UI strings in Spanish. `src/site/words.ts` can replace them.

export const language = 'es';

// On every page.
export const skipToContent = 'Saltar al contenido';
export const navigation = 'Principal';
export const home = 'Inicio';
export const footer = 'Pie de página';
export const menu = 'Menú';
export const closeMenu = 'Cerrar menú';
export const opensTab = '(se abre en otra pestaña)';

// Member cards.
export const turnHint = 'Click/hover para dar vuelta';
export const moreAbout = (name: string) => `Más sobre ${name}`;
export const linksTitle = (name: string) => `${moreAbout(name)}:`;
export const linkNames = { github: 'GitHub', gitlab: 'GitLab', cv: 'CV', linkedin: 'LinkedIn', website: 'Website' };

// Projects.
export const seeMore = 'Ver más';
export const visit = 'Visitar';
export const back = 'Volver';
export const unknownProject = 'Proyecto';
export const capture = (title: string, number: number) => `${title} — captura ${number}`;

// The image viewer.
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

// Markdown pages. `number` is that of a footnote.
export const footnotes = 'Notas';
export const backToText = (number: string) => `Volver al texto, nota ${number}`;
export const alerts = { note: 'Nota', tip: 'Consejo', important: 'Importante', warning: 'Aviso', caution: 'Cuidado' };
