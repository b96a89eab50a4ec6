import { base, projectsPath } from 'model';
import { sections } from 'site/sections';
import { current, teamPages, type Route } from '../routes';
import { LanguageLinks } from './LanguageLinks';

/** The router updates which link is current. */
export const SectionLinks = ({ route }: { route?: Route }) =>
  Object.entries(sections).map(([anchor, { link, shows }]) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} {...(route && shows === 'projects' && current(base + projectsPath, route))}>
        {link}
      </a>
    </li>
  ));

export const MenuLinks = ({ route }: { route: Route }) => (
  <>
    <SectionLinks route={route} />
    {teamPages.map(({ path, link }) => link && <li key={path}><a href={path} {...current(path, route)}>{link}</a></li>)}
    <LanguageLinks route={route} />
  </>
);
