import { base } from 'model';
import { registry } from '../pages/registry';
import { current, type Route } from '../pages/routes';
import { Projects } from '../pages/sections';
import { sections } from '../words';

/** Links to the sections of home. That of the projects is the current one on their pages: the router updates it. */
export const SectionLinks = ({ route }: { route?: Route }) =>
  Object.entries(sections).map(([anchor, { link }]) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} {...(route && registry[anchor] === Projects && current('project', route))}>
        {link}
      </a>
    </li>
  ));
