import { base } from 'prepared';
import { sections } from '../words';

/** The links to the sections of home, as list items. */
export const SectionLinks = () =>
  Object.entries(sections).map(([anchor, { link }]) => <li key={anchor}><a href={`${base}#${anchor}`}>{link}</a></li>);
