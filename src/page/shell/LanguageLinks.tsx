import type { Page } from '../../model/types';

/** The router updates these links. */
export const LanguageLinks = ({ page }: { page: Page }) => page.translations.map(({ tag, name, path }) => (
  <li key={tag}><a href={path} lang={tag} hrefLang={tag} data-language={tag}>{name}</a></li>
));
