// Resolves the URLs in Markdown and MDX files as GitHub does.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findUrlLine } from '../../checks/find-line';
import { escapeHtml } from '../../html/head';
import { assetFilter } from '../../model/pictures';
import type { Language } from '../../model/types';
import { decode, plainPath, textFilter } from '../../model/urls';
import type { AssetFile, Picture } from '../../schema/types';
import { findAsset, photoFilter } from '../files';
import { UserError } from '../user-error';
import type { Context } from './context';
import { readAsset } from './read-asset';

/** A URL with what its element also needs: the size of a picture, or the language of a page. */
type Resolved = (AssetFile | Picture) & { hreflang?: string };

const includes = ({ pages }: Language, path: string) => pages.some(({ file }) => file === (path || 'index'));

/** Returns the attributes of an image. */
const imageAttributes = ({ src, srcSet, ...size }: Picture) =>
  Object.entries({ src, srcset: srcSet, sizes: srcSet && '(min-width: 700px) 640px, 100vw', ...size, loading: 'lazy' })
    .map(([name, value]) => (value ? ` ${name}="${value}"` : '')).join('');

/** The file `source` in the folder `pages/` of a language. `first` is the default language. */
type TextFile = {
  context: Pick<Context, 'root' | 'teamTexts' | 'sitePath' | 'files'>;
  language: Language;
  first: Language;
  source: string;
};

/** Resolves a URL. If it is that of a picture or another file, adds it to the files of the site. */
function resolveUrl({ context, language, first, source }: TextFile, url: string): Resolved {
  const { root, teamTexts, sitePath, files } = context;
  if (/^([a-z][a-z\d+.-]*:|\/\/|[#?]|$)/i.test(url)) return { src: url };
  const { folder, data: { base } } = language;
  const page = `${folder}pages/${source}`;
  const { pathname, search, hash } = new URL(url, `https://a.invalid/${page}`);
  const path = plainPath(pathname).replace(RegExp(`^/(${folder})?pages/`), '/')
    .replace(textFilter, '').replace(/\/index$/, '').slice(1);
  const isFile = photoFilter.test(path) || assetFilter.test(path);
  const beside = join(root, 'src/site', dirname(page), decode(url.replace(/[?#].*/, '')).replace(photoFilter, '.avif'));
  const file = isFile && (existsSync(beside) ? beside : findAsset(join(root, 'assets'), path));
  try {
    if (file) return readAsset(file, sitePath, files);
  } catch (error) {
    throw new UserError(`${page}:${findUrlLine(url, teamTexts.get(page)!)}: ${(error as Error).message}`);
  }
  const hasPrefix = [base, sitePath].some((prefix) => prefix !== '/' && url.startsWith(prefix));
  const isOnlyInFirst = !hasPrefix && !isFile && !includes(language, path) && includes(first, path);
  const prefix = hasPrefix ? '/' : isFile || isOnlyInFirst ? sitePath : base;
  return { src: prefix + path + search + hash, hreflang: isOnlyInFirst ? first.words.language : undefined };
}

/** Resolves the URLs in HTML. Pictures get their size and, with an `alt` as its name, a link that opens the viewer. */
export function resolveUrls(file: TextFile, html: string) {
  let isInLink = false;
  let captures = 0;
  return html.replace(/<\/?(a|area|audio|embed|iframe|img|source|track|video)\b("[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) => {
    if (/^<\/?a\b/i.test(tag)) isInLink = !tag.startsWith('</');
    const isUnsized = /^<img(?!.*\s(width|height)=)/is.test(tag);
    const pictures: Picture[] = []; // at most one
    const resolved = tag.replace(/\s([\w:-]+)=("[^"]*"|'[^']*'|[^\s"'>]+)/g, (attribute, name, value: string) => {
      if (!/^(href|src|poster)$/i.test(name)) return attribute;
      const written = value.replace(/^["']|["']$/g, '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
      const { hreflang, ...target } = resolveUrl(file, written);
      const language = hreflang && name === 'href' ? ` hreflang="${hreflang}"` : '';
      if (!isUnsized || !('width' in target)) return ` ${name}="${escapeHtml(target.src)}"${language}`;
      pictures.push(target);
      return imageAttributes(target);
    });
    if (!pictures[0] || isInLink || !/\salt="[^"]/.test(tag)) return resolved;
    return `<a href="${escapeHtml(pictures[0].src)}" data-capture="${captures++}">${resolved}</a>`;
  });
}
