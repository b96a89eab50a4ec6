// Finds the URLs in a page.
import type { Tag } from '../../html/tags';

/** Matches the URLs in a `srcset`, such as `/a-640.avif 640w, /a.avif 1600w`. */
export const listPattern = /([^\s,](?:\S*[^\s,])?)(\s+[\d.]+[wx])?/g;

/** A URL in a page. `isLoaded` means that the browser loads it with the page, or sends a form to it. */
export type PageUrl = { url: string; isLoaded: boolean; place?: 'CSS' };

const loading = ['src', 'srcset', 'poster', 'data', 'action'];
const loadingRel = ['stylesheet', 'manifest', 'icon', 'preload', 'modulepreload']; // other links only refer to a file

/** A hash allows scripts with `integrity`. */
const urlsOfTag = ({ attributes: { rel = '', integrity, ...attributes } }: Tag): PageUrl[] =>
  Object.entries(attributes).filter(([name]) => name === 'href' || loading.includes(name)).flatMap(([name, value]) => {
    const isLoaded = !integrity && (name !== 'href' || loadingRel.includes(rel));
    const urls = name === 'srcset' ? [...value.matchAll(listPattern)].map(([, url]) => url!) : [value];
    return urls.map((url) => ({ url, isLoaded }));
  });

const urlsOfStyle = (css: string): PageUrl[] =>
  [...css.matchAll(/url\((?:["']|&quot;)?(?!#|about:)([^"')&]*)/g)]
    .map(([, url]) => ({ url: url!, isLoaded: true, place: 'CSS' }));

/** Returns the URLs in the tags and styles of a page. */
export function urlsOf(html: string, tags: Tag[]) {
  const styles = html.match(/<style[\s>][^]*?<\/style>|\sstyle="[^"]*"/g) ?? [];
  return [...tags.flatMap(urlsOfTag), ...styles.flatMap(urlsOfStyle)];
}
