import { base } from 'prepared';
import { projectsSection } from '../pages/Home';
import { current, type Kind } from '../pages/routes';
import { sections } from '../words';

/** Links to the sections of home. That of the projects is the current one on their pages: the router updates it. */
export const SectionLinks = ({ kind }: { kind?: Kind }) =>
  Object.entries(sections).map(([anchor, { link }]) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} {...(kind && anchor === projectsSection && current('project', kind))}>{link}</a>
    </li>
  ));
