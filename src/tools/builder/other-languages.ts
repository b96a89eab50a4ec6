import type { Plugin } from 'esbuild';
import type { OtherLanguage } from '../../model';
import { Mistake } from '../common/mistake';
import { load } from './bundle';
import type { Sources } from './read-sources';

type Module = typeof import('../../prerender/page-keys');

/** A language in its own words: `English`. */
function nameOf(tag: string) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Of each language, what its pages know of the others. */
export async function findOthers(root: string, languages: { sources: Sources; plugins: Plugin[] }[]) {
  if (languages.length === 1) return [null];
  const tags = languages.map(({ sources }) => sources.words.language);
  const { defaultLanguage = tags[0]! } = languages[0]!.sources.settings;
  if (!tags.includes(defaultLanguage)) {
    throw new Mistake(`settings.ts: defaultLanguage: must be ${tags.join(' or ')}, not ${defaultLanguage}`);
  }
  const loading = languages.map(({ plugins }) => load<Module>(root, 'src/prerender/page-keys.ts', plugins));
  const keys = (await Promise.all(loading)).map(({ pageKeys }) => pageKeys);
  const known = languages.map(({ sources }, index) =>
    ({ tag: tags[index]!, base: sources.model.base, keys: keys[index]! }));
  return known.map((own) => known.filter((other) => other !== own).map(({ tag, base, keys }): OtherLanguage => {
    const pairs = [...own.keys].flatMap(([key, file]) => (keys.has(key) ? [[file, keys.get(key)!]] : []));
    return { tag, name: nameOf(tag), base, pages: Object.fromEntries(pairs), isDefault: tag === defaultLanguage };
  }));
}
