import { base } from 'prepared';
import { sections } from '../words';

/** The links to the sections of home, as list items; of what opens, the first may have the focus at once. */
export const SectionLinks = ({ isFocused = false }) =>
  Object.entries(sections).map(([anchor, { link }], index) => (
    <li key={anchor}><a href={`${base}#${anchor}`} autoFocus={isFocused && index === 0}>{link}</a></li>
  ));
