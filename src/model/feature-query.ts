/** Without these features, pages stay plain documents: no script starts, and styles/enhanced.css does not apply. */
export const featureQuery = 'selector(:popover-open) and (color: light-dark(red, red))';
