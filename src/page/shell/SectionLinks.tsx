import { base, projectsPath } from 'model';
import { sections } from 'site/sections';
import { current, type Route } from '../pages/routes';

/** The router updates the current link: on project pages, that of the projects. */
export const SectionLinks = ({ route }: { route?: Route }) =>
  Object.entries(sections).map(([anchor, { link, shows }]) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} {...(route && shows === 'projects' && current(base + projectsPath, route))}>
        {link}
      </a>
    </li>
  ));
