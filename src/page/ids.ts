// Ids of every page.
export const mainId = 'contenido';
export const titleId = `${mainId}-title`;
