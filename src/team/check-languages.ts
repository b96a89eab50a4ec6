// Checks what types cannot express about several languages. Each mistake is one line.
import type { Texts } from './types';

function isTag(text: string) {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Checks that each language has a tag of its own and the URL of the default language, which is the first. */
export function checkLanguages(languages: Texts[]) {
  const [{ site: { url: firstUrl } }] = languages as [Texts];
  const tags = languages.map(({ words }) => words.language);
  return languages.flatMap(({ folder, site: { url } }, index) => {
    const tag = JSON.stringify(tags[index]);
    return [
      !isTag(tags[index]!) && `words.ts: language must be a language tag such as en or pt-BR, not ${tag}`,
      tags.indexOf(tags[index]!) < index && `words.ts: another folder has the language ${tag}; change one`,
      url !== firstUrl && `content.ts: site.url must be ${firstUrl}, as in src/site/content.ts, not ${url}`,
    ].filter((mistake) => typeof mistake === 'string').map((mistake) => folder + mistake);
  });
}
