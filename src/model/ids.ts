// Ids of elements on every page, which sections cannot have.
export const mainId = 'contenido';
export const titleId = `${mainId}-title`;
export const elementIds = [mainId, titleId, 'menu', 'menu-title', 'page'];
