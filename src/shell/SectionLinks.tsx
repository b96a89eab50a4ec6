import { base } from 'prepared';
import { sections } from '../words';

export const SectionLinks = () =>
  Object.entries(sections).map(([anchor, { link }]) => <li key={anchor}><a href={`${base}#${anchor}`}>{link}</a></li>);
