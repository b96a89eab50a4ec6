// What components, scripts, style sheets and checks must agree on.

// The ids of elements on every page. Sections must not use them.
export const mainId = 'contenido';
export const titleId = `${mainId}-title`;
export const elementIds = [mainId, titleId, 'menu', 'menu-title', 'page'];

/** Without these features, pages stay plain documents: no script starts, and styles/enhanced.css does not apply. */
export const featureQuery = 'selector(:popover-open) and (color: light-dark(red, red))';
