// What may be in `settings` of `src/site/settings.ts`, field by field.
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
  /** That of its `words.ts`. */
  tag: languageTag,
  name: text,
  url: siteUrl,
  /** For visitors who speak none of the languages. */
  isDefault: valueThat<boolean | undefined>(
    (value) => value === undefined || typeof value === 'boolean', 'true, or left out',
  ),
});

const settings = record({
  /** The path of projects, `proyectos` if it is left out. */
  projectsPath: optional(checkPath()),
  /** What pages may use of other hosts: sources by directive, such as `https://stats.example`, schemes, or `'self'`. */
  allowed: optional(policy),
  /** Lines at the end of the head of every page, in HTML. */
  head: optional(list(text)),
  /** The site in all its languages, this one too. */
  languages: optional(list(language)),
  /** How long browsers may only use HTTPS after a visit, in days, two years if it is left out. It is a promise. */
  httpsDays: valueThat<number | undefined>(
    (value) => value === undefined || (Number.isInteger(value) && Number(value) >= 0), 'a number of days, like 30',
  ),
});

export type Policy = Of<typeof policy>;
export type Directive = keyof Policy;
export type Language = Of<typeof language>;
export type Settings = Of<typeof settings>;

/** The mistakes in the settings of the site at `url` in a language. */
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
