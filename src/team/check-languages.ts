// Checks what types cannot express about several languages. Each mistake is one line.
import * as spanish from '../words/es';
import { textsIn } from './rules';
import type { Texts } from './types';

/** The names of UI strings that are missing, or not of the type of ours. */
const missingIn = (words: object, ours: object, path = ''): string[] => Object.entries(ours).flatMap(([name, our]) => {
  const word = (words as Record<string, unknown>)[name];
  if (typeof word !== typeof our) return `${path}${name}`;
  return typeof our === 'object' ? missingIn(word as object, our, `${path}${name}.`) : [];
});

// Names are alike in all languages, and `srcSet` is none.
const mayBeEqual = /\.(name|shortName|brand|srcSet|(tags|skills)\[\d+\])$/;

/** The paths of texts of more than two words. A role with a language of its own may be equal. */
const sentencesIn = ({ site, members, projects }: Texts) => {
  const ofMembers = members.map(({ role, ...member }) => (member.roleLanguage ? member : { role, ...member }));
  return Object.entries({ site, members: ofMembers, projects }).flatMap(([name, value]) => textsIn(value, name))
    .filter(({ text, path }) => text.trim().split(/\s+/).length > 2 && !mayBeEqual.test(path));
};

/** Warns of texts that are the same in the first language, and so not translated. */
export function findUntranslated([first, ...others]: Texts[]) {
  const texts = new Set(sentencesIn(first!).map(({ text }) => text));
  return others.flatMap((language) => {
    const paths = sentencesIn(language).filter(({ text }) => texts.has(text)).map(({ path }) => path);
    return paths.length > 0 ? `${language.folder}content.ts: not translated: ${paths.join(', ')}` : [];
  });
}

function isTag(text: string) {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Checks that each language has all UI strings, a tag of its own and the URL of the default language, the first. */
export function checkLanguages(languages: Texts[]) {
  const [{ site: { url: firstUrl } }] = languages as [Texts];
  const tags = languages.map(({ words }) => words.language);
  return languages.flatMap(({ folder, site: { url }, words }, index) => {
    const tag = JSON.stringify(tags[index]);
    return [
      !isTag(tags[index]!) && `words.ts: language must be a language tag such as en or pt-BR, not ${tag}`,
      tags.indexOf(tags[index]!) < index && `words.ts: another folder has the language ${tag}; change one`,
      url !== firstUrl && `content.ts: site.url must be ${firstUrl}, as in src/site/content.ts, not ${url}`,
      ...missingIn(words, spanish).map((name) => `words.ts: ${name} is missing; write it as in src/words/en.ts`),
    ].filter((mistake) => typeof mistake === 'string').map((mistake) => folder + mistake);
  });
}
