// What types cannot say about the languages of a site. One line per mistake.
import type { Texts } from './types';

function isTag(text: string) {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Checks the languages, the first one first: each has a tag of its own, and all have the address of the first one. */
export function checkLanguages(languages: Texts[]) {
  const [{ site: { url: firstUrl } }] = languages as [Texts];
  const tags = languages.map(({ words }) => words.language);
  return languages.flatMap(({ folder, site: { url } }, index) => {
    const tag = JSON.stringify(tags[index]);
    return [
      !isTag(tags[index]!) && `words.ts: language must be a tag such as en or pt-BR, not ${tag}`,
      tags.indexOf(tags[index]!) < index && `words.ts: another folder has the language ${tag} too`,
      url !== firstUrl && `content.ts: site.url must be ${firstUrl}, that of the first language, not ${url}`,
    ].flatMap((mistake) => mistake || []).map((mistake) => folder + mistake);
  });
}
