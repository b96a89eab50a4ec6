import { others } from 'model';
import { addressIn, type Route } from '../routes';

/** The router updates these links. */
export const LanguageLinks = ({ route }: { route: Route }) => others.map((other) => {
  const { tag, name } = other;
  return (
    <li key={tag}>
      <a href={addressIn(other, route.page)} lang={tag} hrefLang={tag} data-language={tag}>{name}</a>
    </li>
  );
});
