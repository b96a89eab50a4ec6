// An SVG that is opened by itself is a page of the site, and may run scripts. In doubt it is refused: svgo can bring it
// into a form that passes.

const data = 'data:(?:font|image)/(?!svg)';

const unsafe = new RegExp([
  /<!/, // after comments are removed: a DOCTYPE, which may declare attributes, and CDATA, which may hide text
  /<\?(?!xml version="1.0"(?: encoding="utf-8")?(?: standalone="(?:yes|no)")?\s*\?>)/,
  /&(?!(?:amp|lt|gt|quot|apos);)|\\|\0/, // characters in another form than themselves; UTF-16 has NULs
  /<(?:[^\s<>]*:)?(?:script|foreignObject|iframe|embed|object)\b|1999\/xhtml/,
  /\son\w*\s*=|attributeName\s*=\s*["'][^"']*href/,
  RegExp(`(?:href|src|base|ping)\\s*=\\s*(?!["'](?:#|${data}))`),
  RegExp(`@import|\\bimage(?:-set)?\\(|url\\(\\s*(?!["']?(?:#|${data}))`),
].map(({ source }) => source).join('|'), 'i');

/** What can run code or load files in an SVG, with some of the text after it; undefined if nothing can. */
export function unsafePart(svg: string): string | undefined {
  const text = svg.replace(/<!--[^]*?-->/g, '');
  const at = text.search(unsafe);
  return at < 0 ? undefined : text.slice(at, at + 40).replace(/\s+/g, ' ').trim();
}
