import { base, projectsPath } from 'model';
import { sections } from 'site/sections';
import { current, type Route } from '../pages/routes';

/** Links to the sections of home. That of the projects is the current one on their pages: the router updates it. */
export const SectionLinks = ({ route }: { route?: Route }) =>
  Object.entries(sections).map(([anchor, { link, shows }]) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} {...(route && shows === 'projects' && current(base + projectsPath, route))}>
        {link}
      </a>
    </li>
  ));
