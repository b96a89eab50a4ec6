import { base, projectsPath } from 'site-data';
import { pages, sections } from 'site/sections';
import type { Page } from '../../model/types';
import type { Frontmatter } from '../../schema/types';
import { currentProps } from '../current';
import { staticPages } from '../static-pages';

const linkedPages: Record<string, Frontmatter> = { ...pages, ...staticPages };

/** The router updates these links. */
export const LanguageLinks = ({ page }: { page: Page }) => page.translations.map(({ tag, name, path }) => (
  <li key={tag}><a href={path} lang={tag} hrefLang={tag} data-language={tag}>{name}</a></li>
));

type PageLinksProps = { page: Page; textOf: (texts: Frontmatter) => string | false | undefined };

/** Links to pages with a text, except the error page. The router updates `aria-current`, here and below. */
export const PageLinks = ({ page, textOf }: PageLinksProps) => Object.entries(linkedPages).map(([path, texts]) => (
  path !== '404' && textOf(texts)
    && <li key={path}><a href={base + path} {...currentProps(base + path, page)}>{textOf(texts)}</a></li>
));

export const SectionLinks = ({ page }: { page?: Page }) =>
  Object.entries(sections).map(([anchor, { link, shows }]) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} {...(page && shows === 'projects' && currentProps(base + projectsPath, page))}>
        {link}
      </a>
    </li>
  ));

export const MenuLinks = ({ page }: { page: Page }) => (
  <>
    <SectionLinks page={page} />
    <PageLinks page={page} textOf={({ link }) => link} />
    <LanguageLinks page={page} />
  </>
);
