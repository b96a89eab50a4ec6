// Warnings do not stop the build.
import type { Model } from '../../model';
import { areImagesMade } from '../assets/made-images';
import { unusedAssets } from '../assets/unused';
import type { ReadSources } from './read-sources';

const unmadeImages = (root: string, { brand, shareImages }: ReadSources) => [
  ...(areImagesMade(root, brand) ? [] : ['the share image and the icons']),
  ...shareImages.flatMap(({ title, isMade }) => (isMade ? [] : `the share image of ${title}`)),
];

function placeholderAddress({ home }: Model) {
  const isPlaceholder = /(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(home.url).hostname);
  return isPlaceholder
    && `content.ts: site.url is still ${home.url}; write the address that search engines shall show.`;
}

/** The warnings about a site. */
export function warningsOf(root: string, sources: ReadSources): string[] {
  const unmade = unmadeImages(root, sources);
  const unused = unusedAssets(root);
  const captures = sources.model.projects.flatMap(({ link, captures }) => (link ? [] : captures));
  const untold = captures.filter(({ text }) => !text).length;
  return [
    unmade.length > 0 && `Missing or out of date: ${unmade.join(', ')}; make them with npm run images.`,
    unused.length > 0 && `No file of src/site/ names these of assets/: ${unused.join(', ')}.`,
    placeholderAddress(sources.model),
    untold > 0 && `content.ts: ${untold > 1 ? `${untold} captures have` : 'a capture has'} no text, which is the `
      + "caption and tells screen readers what is shown; write, say, { ...captura1, text: 'Mapa de…' }.",
  ].filter((warning) => typeof warning === 'string');
}
