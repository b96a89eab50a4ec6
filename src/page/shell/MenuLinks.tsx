import { base, projectsPath } from 'site-data';
import { sections } from 'site/sections';
import type { Page } from '../../model/types';
import { current } from '../current';
import { linkedPages } from '../static-pages';

/** The router updates these links. */
export const LanguageLinks = ({ page }: { page: Page }) => page.translations.map(({ tag, name, path }) => (
  <li key={tag}><a href={path} lang={tag} hrefLang={tag} data-language={tag}>{name}</a></li>
));

/** The router updates `aria-current`. */
export const SectionLinks = ({ page }: { page?: Page }) =>
  Object.entries(sections).map(([anchor, { link, shows }]) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} {...(page && shows === 'projects' && current(base + projectsPath, page))}>
        {link}
      </a>
    </li>
  ));

export const MenuLinks = ({ page }: { page: Page }) => (
  <>
    <SectionLinks page={page} />
    {Object.entries(linkedPages).map(([path, { link }]) => link && (
      <li key={path}><a href={base + path} {...current(base + path, page)}>{link}</a></li>
    ))}
    <LanguageLinks page={page} />
  </>
);
