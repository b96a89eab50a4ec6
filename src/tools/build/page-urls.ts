// Finds the URLs in a page.
import { unescapeHtml } from '../../html/head';

type Tag = Record<string, string>;

const attributesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g)]
    .map(([, name, value]) => [name!.toLowerCase(), unescapeHtml(value!)]));

/** Returns the attributes of each tag, plus the name of the tag as `tag`. */
export const tagsOf = (html: string): Tag[] => [...html.matchAll(/<([a-z]\w*)(\s(?:"[^"]*"|[^">])*)>/gi)]
  .map(([, tag, text]) => ({ ...attributesOf(text!), tag: tag!.toLowerCase() }));

/** Returns the URLs in a list such as `/a-640.avif 640w, /a.avif 1600w`. */
const urlsInList = (srcset: string) =>
  (srcset.match(/[^\s,]\S*(\s+[\d.]+[wx])?/g) ?? []).map((part) => part.split(/\s/)[0]!.replace(/,$/, ''));

/** A URL in a page. `isLoaded` means that the browser loads it with the page, or sends a form to it. */
export type PageUrl = { url: string; isLoaded: boolean; place?: 'CSS' };

const loading = ['src', 'srcset', 'poster', 'data', 'action'];
const loadingRel = ['stylesheet', 'manifest', 'icon', 'preload', 'modulepreload']; // other links only refer to a file

/** A hash allows scripts with `integrity`. */
const urlsOfTag = ({ rel = '', integrity, ...attributes }: Tag): PageUrl[] =>
  Object.entries(attributes).filter(([name]) => name === 'href' || loading.includes(name)).flatMap(([name, value]) => {
    const isLoaded = !integrity && (name !== 'href' || loadingRel.includes(rel));
    return (name === 'srcset' ? urlsInList(value) : [value]).map((url) => ({ url, isLoaded }));
  });

const urlsOfStyle = (css: string): PageUrl[] =>
  [...css.matchAll(/url\((?:["']|&quot;)?(?!#|about:)([^"')&]*)/g)]
    .map(([, url]) => ({ url: url!, isLoaded: true, place: 'CSS' }));

/** Returns the URLs in the tags and styles of a page. */
export function urlsOf(html: string, tags: Tag[]) {
  const styles = html.match(/<style[\s>][^]*?<\/style>|\sstyle="[^"]*"/g) ?? [];
  return [...tags.flatMap(urlsOfTag), ...styles.flatMap(urlsOfStyle)];
}
