/** Without these features, pages stay plain documents. Style sheets name the query `@supports (--enhanced)`. */
export const featureQuery = 'selector(:popover-open) and (color: light-dark(red, red))';
