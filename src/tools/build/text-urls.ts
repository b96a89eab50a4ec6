// Resolves the URLs in Markdown and MDX files as GitHub does.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findUrlLine } from '../../checks/find-line';
import { attributePattern, attributesOf, escapeHtml, readValue, tagPattern } from '../../html/tags';
import { assetFilter } from '../../model/pictures';
import type { Language } from '../../model/types';
import { decode, parseUrl, plainPath, textFilter } from '../../model/urls';
import type { AssetFile, Picture } from '../../schema/types';
import { findAsset, photoFilter } from '../assets/asset-names';
import { readAsset } from '../assets/read-asset';
import { UserError } from '../user-error';
import type { Context } from './context';
import { listPattern } from './page-urls';

/** A URL with what its element also needs: the size of a picture, or the language of a page. */
type Resolved = (AssetFile | Picture) & { hreflang?: string };

/** Returns the attributes of an image. */
const imageAttributes = ({ src, srcSet, ...size }: Picture) =>
  Object.entries({ src, srcset: srcSet, sizes: srcSet && '(min-width: 700px) 640px, 100vw', ...size, loading: 'lazy' })
    .flatMap(([name, value]) => (value ? `${name}="${value}"` : [])).join(' ');

/** A text file: `source` in the folder `pages/` of a language. `languages` are all of the site, the default first. */
type TextFile = {
  context: Pick<Context, 'root' | 'teamTexts' | 'sitePath' | 'publishedAssets'>;
  language: Language;
  languages: Language[];
  source: string;
};

/** Finds a file beside a page or in assets/. An original (PNG) stands for the AVIF file made from it. */
function findFile(root: string, page: string, url: string, path: string) {
  const name = decode(url.replace(/[?#].*/, '')).replace(photoFilter, '.avif');
  const beside = join(root, 'src/site', dirname(page), name);
  return existsSync(beside) ? beside : findAsset(join(root, 'assets'), path);
}

/** Adds the file of a URL, if it exists, to the assets to publish. */
function publish(
  { root, teamTexts, sitePath, publishedAssets }: TextFile['context'], page: string, url: string, path: string,
) {
  const file = findFile(root, page, url, path);
  try {
    return file && readAsset(file, sitePath, publishedAssets);
  } catch (error) {
    throw new UserError(`${page}:${findUrlLine(url, teamTexts.get(page)!)}: ${(error as Error).message}`);
  }
}

/** Returns the language of the page at `path`: that of the text or, if only this one has the page, the default one. */
const languageOf = ({ language, languages }: TextFile, path: string) =>
  [language, languages[0]!].find(({ pages }) => pages.some(({ file }) => file === (path || 'index'))) ?? language;

/** Resolves a URL. URLs of other sites, and parts of the page itself, stay as they are. */
function resolveUrl(text: TextFile, url: string): Resolved {
  const { context, language, languages, source } = text;
  const page = `${language.folder}pages/${source}`;
  const target = parseUrl(url, `https://a.invalid/${page}`);
  if (!target || /^([a-z][a-z\d+.-]*:|\/\/|[#?]|$)/i.test(url)) return { src: url };
  const { pathname, search, hash } = target;
  const owner = languages.findLast(({ folder }) => pathname.startsWith(`/${folder}pages/`)); // of a relative link
  const path = plainPath(owner ? pathname.replace(`${owner.folder}pages/`, '') : pathname)
    .replace(textFilter, '').replace(/\/index$/, '').slice(1);
  const end = path.split('/').map(encodeURIComponent).join('/') + search + hash;
  if (photoFilter.test(path) || assetFilter.test(path)) {
    return publish(context, page, url, path) || { src: context.sitePath + end };
  }
  const isComplete = [language.data.base, context.sitePath].some((base) => // it begins with the path of the site
    base !== '/' && url.startsWith('/') && `${pathname}/`.startsWith(base));
  if (isComplete) return { src: `/${end}` };
  const linked = owner && owner !== language ? owner : languageOf(text, path);
  return { src: linked.data.base + end, hreflang: linked === language ? undefined : linked.words.language };
}

/** Resolves the URLs of a tag. An image without a size gets that of its picture, which is returned too. */
function resolveTag(text: TextFile, tag: string, isUnsized: boolean) {
  let picture = undefined as Picture | undefined;
  const resolved = tag.replace(attributePattern, (attribute, name: string, written: string) => {
    const value = readValue(written);
    if (/^srcset$/i.test(name)) {
      const list = value.replace(listPattern, (_, url: string, size = '') => resolveUrl(text, url).src + size);
      return `srcset="${escapeHtml(list)}"`;
    }
    if (!/^(href|src|poster)$/i.test(name)) return attribute;
    const { hreflang, ...target } = resolveUrl(text, value);
    if (isUnsized && 'width' in target) {
      picture = target;
      return imageAttributes(target);
    }
    const language = hreflang && name === 'href' ? ` hreflang="${hreflang}"` : '';
    return `${name}="${escapeHtml(target.src)}"${language}`;
  });
  return { resolved, picture };
}

/** Resolves the URLs in HTML. Pictures with an `alt` get a link that opens the viewer, with the `alt` as its name. */
export function resolveUrls(text: TextFile, html: string) {
  let isInLink = false;
  let captures = 0;
  return html.replace(tagPattern, (tag, slash: string, name: string, rest: string) => {
    if (/^a$/i.test(name)) isInLink = !slash;
    const { width, height, alt } = attributesOf(rest);
    const { resolved, picture } = resolveTag(text, tag, /^img$/i.test(name) && !width && !height);
    if (!picture || !alt || isInLink) return resolved;
    return `<a href="${escapeHtml(picture.src)}" data-capture="${captures++}">${resolved}</a>`;
  });
}
