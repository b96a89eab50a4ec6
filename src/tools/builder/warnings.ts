// Warnings do not stop the build.
import type { Model } from '../../model';
import { areImagesMade } from '../assets/made-images';
import { unusedAssets } from '../assets/unused';
import type { ReadSources } from './read-sources';

const madeUp = [
  /\bexample\.(?:com|net|org)\b/, /\b[\w-]+\.example\b(?!\.\w)/, // https://www.rfc-editor.org/rfc/rfc2606
  /Equipo Dev, S\. L\.|Cooperativa Semilla|Museo del Agua/, // from src/README.md
];

/** What JavaScript prints for a missing value, if a page contains it. */
export function missingValue(pages: string[]) {
  const texts = pages.map((page) => page.replace(/<script.*?<\/script>/gs, ''));
  return texts.map((text) => /(?<![\w.-])(undefined|NaN)(?![\w-])|\[object Object\]/.exec(text)?.[0]).find(Boolean);
}

/** The names in pages that come from the sample and the recipes. */
export const madeUpNames = (pages: string[]) =>
  [...new Set(pages.flatMap((page) => madeUp.flatMap((names) => page.match(new RegExp(names, 'g')) ?? [])))];

const unmadeImages = (root: string, { brand, shareImages }: ReadSources) => [
  ...(areImagesMade(root, brand) ? [] : ['the share image and the icons']),
  ...shareImages.flatMap(({ brand, isMade }) => (isMade ? [] : `the share image of ${brand.headline}`)),
];

/** A made-up address comes with made-up names, so only the address is reported. */
function madeUpWarning({ home }: Model, pages: string[]) {
  if (/(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(home.url).hostname)) {
    return `content.ts: site.url is still ${home.url}; write the address that search engines shall show.`;
  }
  const names = madeUpNames(pages);
  return names.length > 0 && `Pages still say ${names.join(', ')}, which is made up; write your own.`;
}

/** The warnings about a site and its pages. */
export function warningsOf(root: string, sources: ReadSources, pages: string[]): string[] {
  const unmade = unmadeImages(root, sources);
  const unused = unusedAssets(root);
  const missing = missingValue(pages);
  const captures = sources.model.projects.flatMap(({ link, captures }) => (link.target ? [] : captures));
  const untold = captures.filter(({ text }) => !text).length;
  return [
    unmade.length > 0 && `Missing or out of date: ${unmade.join(', ')}; make them with npm run images.`,
    unused.length > 0 && `No file of src/site/ names these of assets/: ${unused.join(', ')}.`,
    missing && `A page says «${missing}»: a value is missing in one of its texts.`,
    madeUpWarning(sources.model, pages),
    untold > 0 && `content.ts: ${untold > 1 ? `${untold} captures have` : 'a capture has'} no text, which is the `
      + "caption and tells screen readers what is shown; write, say, { ...captura1, text: 'Mapa de…' }.",
  ].filter((warning) => typeof warning === 'string');
}
