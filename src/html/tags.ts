// Writes and reads HTML. Reading is for what React and Markdown write, not for all of HTML.

const entities: { [character: string]: string | undefined } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and quoted attributes, in HTML and XML. Removes characters that XML does not allow. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]|[^\t\n\r -\ufffd]/g, (character) => entities[character] ?? '');

const unescapeHtml = (html: string) =>
  html.replace(/&#(x27|39);/g, "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Matches tags. The groups are the slash of an end tag, the name, the attributes, and the slash of `<br/>`. */
export const tagPattern = /<(\/?)([a-z][\w.:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/gi;

/** Matches attributes: `a="b"`, `a='b'` and `a=b`. The groups are the name and the value as written. */
export const attributePattern = /([\w:-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;

/** Returns the value of an attribute from the value as written. */
export const readValue = (written: string) => unescapeHtml(written.replace(/^["']|["']$/g, ''));

/** Returns the attributes of a tag, with names in lower case. */
export const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(attributePattern)]
    .map(([, name, written]) => [name!.toLowerCase(), readValue(written!)]));

export type Tag = { name: string; attributes: Record<string, string> };

/** Returns all start tags, with names in lower case. */
export const tagsOf = (html: string): Tag[] => [...html.matchAll(tagPattern)].filter(([, slash]) => !slash)
  .map(([, , name, attributes]) => ({ name: name!.toLowerCase(), attributes: attributesOf(attributes!) }));
