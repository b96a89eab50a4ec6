// The fields of `settings` in `src/site/settings.ts`.
import { list, type Of, optional, record, say, text, textThat, valueThat } from './checks';
import { checkPath } from './sections';
import { languageTag, siteUrl } from './texts';

const sources = optional(list(textThat(
  (value) => /^('self'|[a-z]+:|(https?:\/\/)?(\*\.)?[\w.-]+(:\d+)?)$/.test(value),
  "an origin, like https://stats.example, a scheme, like data:, or 'self'",
)));

const policy = record({
  'script-src': sources, 'style-src': sources, 'font-src': sources, 'img-src': sources, 'media-src': sources,
  'frame-src': sources, 'object-src': sources, 'connect-src': sources, 'form-action': sources,
});

const language = record({
  /** The `language` of its `words.ts`. */
  tag: languageTag,
  name: text,
  url: siteUrl,
  /** For visitors who speak none of the languages. */
  isDefault: valueThat<boolean | undefined>(
    (value) => value === undefined || typeof value === 'boolean', 'true, or left out',
  ),
});

const settings = record({
  /** The path of projects, by default `proyectos`. */
  projectsPath: optional(checkPath()),
  /** Other hosts that pages may use, by directive: origins like `https://stats.example`, schemes, or `'self'`. */
  allowed: optional(policy),
  /** Lines of HTML at the end of every page's head. */
  head: optional(list(text)),
  /** The site in all its languages, including this one. */
  languages: optional(list(language)),
  /** For how many days after a visit browsers use only HTTPS, by default two years. Cannot be taken back. */
  httpsDays: valueThat<number | undefined>(
    (value) => value === undefined || (Number.isInteger(value) && Number(value) >= 0), 'a number of days, like 30',
  ),
});

export type Policy = Of<typeof policy>;
export type Directive = keyof Policy;
export type Language = Of<typeof language>;
export type Settings = Of<typeof settings>;

/** The mistakes in the settings of the site at `url` in `language`. */
export function checkSettings(value: Settings, language: string, url: string) {
  const mistakes = settings(value, '');
  const { languages = [] } = mistakes.length > 0 ? {} : value;
  const isListed = languages.length === 0 || languages.some((other) => other.tag === language && other.url === url);
  const own = `{ tag: '${language}', name: '…', url: '${url}' }`;
  const twice = languages.find(({ tag }, index) => languages.findIndex((other) => other.tag === tag) < index);
  const isClear = languages.filter(({ isDefault }) => isDefault).length < 2;
  return [
    ...mistakes,
    ...(isListed ? [] : say('languages', `has not this site itself; add ${own}`)),
    ...(twice ? say('languages', `has ${twice.tag} twice; leave one`) : []),
    ...(isClear ? [] : say('languages', 'has several with isDefault; leave it in one')),
  ]
    .map((mistake) => `settings.ts: ${mistake}`);
}
