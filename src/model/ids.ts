// The ids of elements on every page. Sections must not use them.
export const mainId = 'contenido';
export const titleId = `${mainId}-title`;
export const elementIds = [mainId, titleId, 'menu', 'menu-title', 'page'];
