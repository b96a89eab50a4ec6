// What types cannot say about `src/site/settings.ts`.
import type { Settings } from '../types';
import { badTexts, freePath, languageTag, pathOf, rule, siteUrl } from './texts';

const source = rule(
  (text) => text === "'self'" || !/[\s'",;]/.test(text),
  "an origin, like https://stats.example, a scheme, like data:, or 'self'",
);

function checkLanguages({ languages = [] }: Settings, language: string, url: string) {
  const ofEach = languages.flatMap((other, index) => {
    const path = pathOf('languages', index, other);
    return [...languageTag(other.tag, `${path}.tag`), ...siteUrl(other.url, `${path}.url`)];
  });
  if (languages.length === 0 || ofEach.length > 0) return ofEach;
  const index = languages.findIndex((other) => other.url === url);
  const tag = languages[index]?.tag;
  if (tag === language) return [];
  if (tag) return [`${pathOf('languages', index, languages[index])}.tag: is ${tag}, but words.ts says ${language}`];
  return [`languages: lacks this site; add { tag: '${language}', name: '…', url: '${url}' }`];
}

/** Returns one line per mistake in the settings of the site at `url` in `language`. */
export function checkSettings(settings: Settings, language: string, url: string): string[] {
  const { projectsPath, allowed = {} } = settings;
  return [
    ...badTexts(settings),
    ...freePath(projectsPath, 'projectsPath'),
    ...Object.entries(allowed).flatMap(([directive, sources = []]) =>
      sources.flatMap((value, index) => source(value, `allowed.${directive}[${index}]`))),
    ...checkLanguages(settings, language, url),
  ].map((mistake) => `settings.ts: ${mistake}`);
}
