// Anchors of every page, which styles/ names too.
export const mainId = 'contenido';
export const titleId = `${mainId}-title`;
