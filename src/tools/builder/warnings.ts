// Warnings do not stop the build.
import type { Model } from '../../model';
import { areImagesMade } from '../assets/made-images';
import { unusedAssets } from '../assets/unused';
import type { ReadSources } from './read-sources';

function outdatedImages(root: string, { brand, shareImages }: ReadSources) {
  const images = shareImages.filter(({ isMade }) => !isMade).map(({ title }) => `the share image of ${title}`);
  if (!areImagesMade(root, brand)) images.unshift('the share image and the icons');
  return images.length > 0 && `Missing or out of date: ${images.join(', ')}; make them with npm run images.`;
}

function unusedFiles(root: string) {
  const files = unusedAssets(root);
  return files.length > 0 && `No file of src/site/ names these of assets/: ${files.join(', ')}.`;
}

function placeholderAddress({ home: { url } }: Model) {
  const isPlaceholder = /(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(url).hostname);
  return isPlaceholder && `content.ts: site.url is still ${url}; write the address that search engines shall show.`;
}

function capturesWithoutText({ projects }: Model) {
  const captures = projects.flatMap(({ link, captures }) => (link.target ? [] : captures));
  const count = captures.filter(({ text }) => !text).length;
  return count > 0 && `content.ts: captures without a text, which is their caption and tells screen readers what they `
    + `show: ${count}; write, say, { ...captura1, text: 'Mapa de…' }.`;
}

/** The warnings about a site. In development, files come before the line that names them. */
export const warningsOf = (root: string, sources: ReadSources, isDevelopment: boolean) => [
  outdatedImages(root, sources),
  !isDevelopment && unusedFiles(root),
  placeholderAddress(sources.model),
  capturesWithoutText(sources.model),
].filter((warning) => typeof warning === 'string');
