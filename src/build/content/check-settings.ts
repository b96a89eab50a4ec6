import type { Directive, Language, Settings } from '../../types';
import { checkPath } from './check-sections';
import { languageTag } from './check-words';
import { list, optional, record, say, text, textThat, valueThat } from './checks';
import { siteUrl } from './web-address';

const source = textThat(
  (value) => /^('self'|[a-z]+:|(https?:\/\/)?(\*\.)?[\w.-]+(:\d+)?)$/.test(value),
  "an origin, like https://stats.example, a scheme, like data:, or 'self'",
);

const directives: Directive[] = [
  'script-src', 'style-src', 'font-src', 'img-src', 'media-src', 'frame-src', 'object-src', 'connect-src',
  'form-action',
];

const days = valueThat(
  (value) => value === undefined || (Number.isInteger(value) && Number(value) >= 0), 'a number of days, like 30',
);
const trueOrNot = valueThat((value) => value === undefined || typeof value === 'boolean', 'true, or left out');

const settings = record<Settings>({
  projectsPath: optional(checkPath()),
  allowed: optional(record(Object.fromEntries(directives.map((name) => [name, optional(list(source))])))),
  head: optional(list(text)),
  languages: optional(list(record<Language>({
    tag: languageTag, name: text, url: siteUrl, isDefault: trueOrNot,
  }))),
  httpsDays: days,
});

/** The mistakes in the settings of the site at `url` in a language. */
export function checkSettings(value: Settings, language: string, url: string) {
  const mistakes = settings(value, '');
  const { languages = [] } = mistakes.length > 0 ? {} : value;
  const isListed = languages.length === 0 || languages.some((other) => other.tag === language && other.url === url);
  const own = `{ tag: '${language}', name: '…', url: '${url}' }`;
  return [...mistakes, ...(isListed ? [] : say('languages', `has not this site itself; add ${own}`))]
    .map((mistake) => `settings.ts: ${mistake}`);
}
