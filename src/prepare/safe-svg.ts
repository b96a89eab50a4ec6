// Finds what makes an SVG unsafe to publish: opened by itself it is a page of the site, and its scripts run.

/** The tokens of XML. Anything else is an error, such as declarations in a DOCTYPE, which can add attributes. */
const tokens = new RegExp([
  /<!--[^]*?-->/,
  /<!\[CDATA\[(?<data>[^]*?)\]\]>/,
  /<\?(?<instruction>[^]*?)\?>/,
  /<!DOCTYPE(?:[^<>"'[]|"[^"]*"|'[^']*')*>/,
  /<(?<name>[^\s<>/!?]+)(?<attributes>(?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/,
  /<\/(?<end>[^<>]*)>/,
  /(?<text>[^<]+)/,
  /(?<error><[^>]*)/,
].map(({ source }) => source).join('|'), 'g');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const fromCode = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const decodeXml = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
    name ? entities[name] ?? '' : fromCode(hex ? parseInt(hex, 16) : Number(decimal)));

/** Decodes escaped letters, digits and hyphens in a style sheet. Other escaped characters have no meaning there. */
const decodeCss = (css: string) =>
  css.replace(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([^]))/gi, (_, hex, character) => {
    const decoded = character ?? fromCode(parseInt(hex, 16));
    return /[\w-]/.test(decoded) ? decoded : '\\';
  });

/** UTF-8 as text, or undefined for other encodings. UTF-16 may be valid UTF-8, with NUL characters. */
function decodeUtf8(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const localName = (name: string) => name.replace(/.*:/, '').trim();

/** Whether an element can run code or load files. */
export const isUnsafeElement = (name: string) => /^(script|foreignObject|iframe|embed|object)$/i.test(localName(name));

/** The part of a style sheet that loads a file, or undefined. A fragment and a `data:` URL load none. */
export const unsafeStyle = (css: string) => /@import[^;]*|image-set\(|url\(\s*["']?\s*(?!["'\s#)]|data:)[^)]*/i.exec(decodeCss(css))?.[0];

const addresses = /^(href|src|base|ping)$/i;
const safeAddress = /^\s*($|#|data:image\/(?!svg))/i;

/** Whether an attribute, with its value decoded, can run code or load a file. */
export const isUnsafeAttribute = (name: string, value: string) =>
  /^on/i.test(name)
  || (addresses.test(localName(name)) && !safeAddress.test(value))
  || (name === 'attributeName' && /href/i.test(value)) // an animation of an address
  || (/^xmlns/.test(name) && value.includes('1999/xhtml')) // for elements of HTML
  || value.replace(/[\0- ]/g, '').toLowerCase().includes('javascript:')
  || unsafeStyle(value) !== undefined;

function unsafeAttribute(attributes: string) {
  const all = [...attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const found = all.find(([, name = '', double, single]) => isUnsafeAttribute(name, decodeXml(double ?? single ?? '')));
  return found?.[0];
}

/** A reference to a style sheet, or another encoding than UTF-8. */
const unsafeInstruction = (text: string) =>
  /^xml-stylesheet/.exec(text)?.[0] ?? /^xml\s.*?(encoding\s*=\s*["'](?!utf-?8["'])[^"']*["'])/is.exec(text)?.[1];

/** What can run code or load files in an SVG, or undefined if nothing can. */
export function unsafePart(svg: Uint8Array): string | undefined {
  const xml = decodeUtf8(svg);
  if (xml === undefined) return 'characters that are not UTF-8';
  if (xml.includes('<!ENTITY')) return '<!ENTITY>';
  let isInStyle = false;
  let css = '';
  for (const { groups = {} } of xml.matchAll(tokens)) {
    const { name = '', attributes = '', end = '', instruction = '', data, text = '', error } = groups;
    const found = error ?? unsafeAttribute(attributes) ?? unsafeInstruction(instruction);
    if (found) return found;
    if (isUnsafeElement(name)) return `<${name}>`;
    if (localName(name) === 'style') isInStyle = !attributes.endsWith('/');
    if (localName(end) === 'style') isInStyle = false;
    if (isInStyle) css += data ?? decodeXml(text);
  }
  return unsafeStyle(css);
}
