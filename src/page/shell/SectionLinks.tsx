import { base } from 'model';
import { projectsSection } from 'site/sections';
import { current, type Route } from '../pages/routes';
import { sections } from 'site/words';

/** Links to the sections of home. That of the projects is the current one on their pages: the router updates it. */
export const SectionLinks = ({ route }: { route?: Route }) =>
  Object.entries(sections).map(([anchor, { link }]) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} {...(route && anchor === projectsSection && current('project', route))}>
        {link}
      </a>
    </li>
  ));
