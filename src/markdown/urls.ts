import { decodeHTML } from 'entities';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { escapeHtml } from '../html/head';
import { assetFilter } from '../model/pictures';
import { decode, plainPath } from '../model/urls';
import type { AssetFile, Picture } from '../schema/types';
import type { MarkdownSite } from '../tools/build/markdown';
import { findAsset, photoFilter } from '../tools/files';
import { UserError } from '../tools/user-error';

/** A URL with what its element also needs: the size of a picture, or the language of a page. */
type Resolved = (AssetFile | Picture) & { hreflang?: string };

/** Finds a file beside the page or in `assets/`. */
function findFile(page: string, path: string, assets: string) {
  const beside = join(dirname(page), path.replace(photoFilter, '.avif'));
  return existsSync(beside) ? beside : findAsset(assets, path);
}

/** Resolves a URL in the file `page` as GitHub does. Throws a UserError if it is that of a missing picture or file. */
export function resolveUrl(url: string, page: string, site: MarkdownSite): Resolved {
  if (/^([a-z][a-z\d+.-]*:|\/\/|[#?]|$)/i.test(url)) return { src: url };
  const { root, folder, sitePath, data: { base }, firstLanguage, readFile } = site;
  const place = new URL(relative(join(root, 'src/site', folder, 'pages'), page), 'https://a.invalid/');
  const { pathname, search, hash } = new URL(url, place);
  const path = plainPath(pathname).replace(/(\/index)?\.(mdx?|markdown)$/i, '');
  const isPhoto = photoFilter.test(path);
  const isFile = isPhoto || assetFilter.test(path);
  const file = isFile && findFile(page, decode(url.replace(/[?#].*/, '')), join(root, 'assets'));
  if (file) return readFile(file);
  if (isFile && !existsSync(join(root, 'assets/root', path))) {
    const advice = isPhoto ? 'the original into assets/photos/, and run `npm run images`.' : 'it into assets/.';
    throw new UserError(`${url} is not an AVIF or SVG file beside the page, and not in assets/. Put ${advice}`);
  }
  const isComplete = [base, sitePath].some((prefix) => prefix !== '/' && url.startsWith(prefix));
  const isPage = (folder: string) => ['', '/index'].flatMap((end) => ['md', 'markdown', 'mdx', 'tsx'].map((type) =>
    join(root, 'src/site', folder, `pages${path}${end}.${type}`))).some((file) => existsSync(file));
  const isOnlyInFirst = folder !== '' && !isPage(folder) && isPage(''); // this language lacks the page
  const start = isFile || isOnlyInFirst ? sitePath : base;
  const src = (isComplete ? '/' : start) + path.slice(1) + search + hash;
  return isOnlyInFirst ? { src, hreflang: firstLanguage } : { src };
}

/** Resolves the URLs in HTML. Pictures from files get their size, and a link that opens the image viewer. */
export function resolveUrls(html: string, resolve: (url: string) => Resolved) {
  let isInLink = false;
  let captures = 0;
  return html.replace(/<\/?(a|area|audio|embed|iframe|img|source|track|video)\b("[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) => {
    let link = '';
    if (/^<\/?a\b/i.test(tag)) isInLink = !tag.startsWith('</');
    const resolved = tag.replace(/\s(href|src|poster)=("[^"]*"|'[^']*'|[^\s"'>]+)/gi, (_, name, value) => {
      const { src, hreflang, ...picture } = resolve(decodeHTML(value.replace(/^["']|["']$/g, '')));
      const url = escapeHtml(src);
      if (hreflang && name === 'href') return ` href="${url}" hreflang="${hreflang}"`;
      if (!('width' in picture) || !/^<img(?!.*\s(width|height)=)/is.test(tag)) return ` ${name}="${url}"`;
      if (!isInLink) link = `<a href="${url}" data-capture="${captures++}">`;
      const { srcSet: srcset, ...size } = picture;
      const all = { src: url, srcset, sizes: srcset && '(min-width: 700px) 640px, 100vw', ...size, loading: 'lazy' };
      return Object.entries(all).map(([name, value]) => (value ? ` ${name}="${value}"` : '')).join('');
    });
    return link + resolved + (link && '</a>');
  });
}
