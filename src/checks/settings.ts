// What types cannot say about `src/site/settings.ts`.
import type { Settings } from '../types';
import { emptyTexts, freePath, languageTag, pathOf, rule, siteUrl } from './texts';

const source = rule(
  (text) => /^('self'|[a-z]+:|(https?:\/\/)?(\*\.)?[\w.-]+(:\d+)?)$/.test(text),
  "an origin, like https://stats.example, a scheme, like data:, or 'self'",
);

function checkLanguages({ languages = [] }: Settings, language: string, url: string) {
  const ofEach = languages.flatMap((other, index) => {
    const path = pathOf('languages', index, other);
    return [...languageTag(other.tag, `${path}.tag`), ...siteUrl(other.url, `${path}.url`)];
  });
  if (languages.length === 0 || ofEach.length > 0) return ofEach;
  const isListed = languages.some((other) => other.tag === language && other.url === url);
  const twice = languages.find(({ tag }, index) => languages.findIndex((other) => other.tag === tag) < index);
  const isClear = languages.filter(({ isDefault }) => isDefault).length < 2;
  return [
    ...(isListed ? [] : [`languages: lacks this site; add { tag: '${language}', name: '…', url: '${url}' }`]),
    ...(twice ? [`languages: has ${twice.tag} twice; leave one`] : []),
    ...(isClear ? [] : ['languages: has several with isDefault; leave it in one']),
  ];
}

/** Returns one line per mistake in the settings of the site at `url` in `language`. */
export function checkSettings(settings: Settings, language: string, url: string): string[] {
  const { projectsPath, allowed = {}, httpsDays = 0 } = settings;
  const isWrong = typeof httpsDays === 'number' && !(Number.isInteger(httpsDays) && httpsDays >= 0);
  return [
    ...emptyTexts(settings),
    ...freePath()(projectsPath, 'projectsPath'),
    ...Object.entries(allowed).flatMap(([directive, sources = []]) =>
      sources.flatMap((value, index) => source(value, `allowed.${directive}[${index}]`))),
    ...checkLanguages(settings, language, url),
    ...(isWrong ? [`httpsDays: must be a number of days, like 30, not ${httpsDays}`] : []),
  ].map((mistake) => `settings.ts: ${mistake}`);
}
