// Warnings do not stop the build.
import { textsIn } from '../../checks/texts';
import type { Model } from '../../model';
import { areImagesMade } from '../assets/made-images';
import { unusedAssets } from '../assets/unused';
import type { Language } from './load-languages';

const ofBrand = (folder: string) => (folder ? `the share image of ${folder}` : 'the share image and the icons');

function outdatedImages(root: string, languages: Language[]) {
  const images = languages.flatMap(({ folder, brand, shareImages }) => [
    ...(areImagesMade(root, brand, folder) ? [] : [ofBrand(folder)]),
    ...shareImages.filter(({ isMade }) => !isMade).map(({ title }) => `the share image of ${title}`),
  ]);
  return images.length > 0 && `Missing or out of date: ${images.join(', ')}; make them with npm run images.`;
}

function unusedFiles(root: string) {
  const files = unusedAssets(root);
  return files.length > 0 && `No file of src/site/ uses these of assets/: ${files.join(', ')}.`;
}

function placeholderAddress({ home: { url } }: Model) {
  const isPlaceholder = /(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(url).hostname);
  return isPlaceholder && `content.ts: site.url is still ${url}; write the address that search engines should show.`;
}

function capturesWithoutText({ folder, model }: Language) {
  const titles = model.projects.flatMap(({ title, link, captures }) =>
    captures.flatMap(({ text }) => (text || link.target ? [] : title)));
  const what = 'captures without a text, which is their caption and tells screen readers what they show';
  return titles.length > 0 && `${folder}content.ts: ${what}: ${titles.length}, the first in ${titles[0]}; `
    + "write, for example, { ...captura1, text: 'Mapa de…' }.";
}

function unpairedPages(languages: Language[]) {
  const pages = languages.flatMap(({ folder, model: { others }, prerenderer: { filesByContent } }) =>
    [...filesByContent.values()].filter((file) => others?.some((other) => !Object.hasOwn(other.pages, file)))
      .map((file) => folder + file));
  return pages.length > 0 && `Not in all languages: ${pages.join(', ')}. Links from these pages to a language that `
    + 'lacks them lead to its home. Projects belong together by id, other pages by address, or by translationOf.';
}

/** Of long texts, since names and tags may be the same in all languages. */
function untranslatedTexts({ folder, content }: Language, first: Language) {
  const sentences = textsIn(first.content).map(([, text]) => text).filter((text) => /(\s\S+){5}/.test(text));
  const paths = textsIn(content).flatMap(([path, text]) => (sentences.includes(text) ? path : []));
  const count = paths.length;
  return count > 0
    && `${folder}content.ts: texts that are as in the first language: ${count}; the first is ${paths[0]}.`;
}

/** In development, unused files are not reported, since files are often added before the line that names them. */
export const warningsOf = (root: string, languages: [Language, ...Language[]], isDevelopment: boolean) => [
  outdatedImages(root, languages),
  !isDevelopment && unusedFiles(root),
  placeholderAddress(languages[0].model),
  ...languages.map(capturesWithoutText),
  ...languages.slice(1).map((language) => untranslatedTexts(language, languages[0])),
  unpairedPages(languages),
].filter((warning) => typeof warning === 'string');
