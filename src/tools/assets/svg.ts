import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { isEventHandler } from '../common/event-handlers';

const svgSpace = 'http://www.w3.org/2000/svg';
const htmlSpace = 'http://www.w3.org/1999/xhtml';

/** HTML elements that load documents or run code. */
const loaders = /^(script|iframe|frame|object|embed|applet|link|meta|base)$/;

/** Attributes that contain addresses, or that animate them. */
const addresses = /^(href|src|action|formaction|data|values|to|from|by)$/;

/** Encodings whose ASCII bytes are the same as in UTF-8. */
const readable = /^(utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/** Drawing programs declare such entities. */
const plainEntity = /<!ENTITY\s+([^\s%]+)\s+(?:"([^"&<]*)"|'([^'&<]*)')\s*>/g;

/** Adds the plain entities of a `<!DOCTYPE … [ … ]>`. Returns its other declarations, which may expand to code. */
function readEntities(doctype: string, entities: Record<string, string>) {
  const others = doctype.replace(plainEntity, (_, name: string, quoted = '', inSingleQuotes = '') => {
    entities[name] ??= quoted + inSingleQuotes;
    return '';
  });
  return others.replace(/^[^[]*/, '').replace(/^\[\s*\]\s*$/, '');
}

const isScriptAddress = (address: string) => URL.canParse(address) && new URL(address).protocol === 'javascript:';

const hasCode = ({ local, uri, value }: SaxesAttributeNS) =>
  (uri === '' && isEventHandler(local)) || (addresses.test(local) && value.split(';').some(isScriptAddress));

/** The code in a start tag. It runs in an SVG that is opened directly, though not in an `<img>`. */
function codeIn({ name, local, uri, attributes }: SaxesTagNS) {
  if ((uri === svgSpace && local === 'script') || (uri === htmlSpace && loaders.test(local))) return `<${name}>`;
  const found = Object.values(attributes).find(hasCode);
  return found && `${found.name}="${found.value}"`;
}

export const noSvg = 'is no SVG in UTF-8; save it anew';

/** Parses an SVG. `wrong` is the rest of a sentence about it. */
export function readSvg(text: string) {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | undefined;
  let rootEnd = 0;
  let tagLine = 0; // where the last tag starts
  let wrong: string | undefined;

  const refuseCode = (part: string, line = parser.line) => {
    const start = part.replace(/\s+/g, ' ').slice(0, 40);
    wrong ??= `could run code: line ${line} has ${start}${start.length < 40 ? '' : '…'}; delete that part`;
  };

  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!readable.test(encoding)) wrong ??= noSvg;
  });
  parser.on('doctype', (doctype) => {
    const rest = readEntities(doctype, parser.ENTITIES);
    if (rest) refuseCode(rest);
  });
  parser.on('processinginstruction', ({ target, body }) => {
    const [, type = 'text/css'] = /(?:^|\s)type\s*=\s*["']([^"']*)/.exec(body) ?? []; // XSLT can add code
    if (target === 'xml-stylesheet' && type !== 'text/css') refuseCode(`<?${target} ${body}?>`);
  });
  parser.on('opentagstart', () => (tagLine = parser.line));
  parser.on('opentag', (tag) => {
    if (!root) {
      [root, rootEnd] = [tag, parser.position];
      if (tag.local !== 'svg') wrong ??= noSvg;
      else if (tag.uri !== svgSpace) wrong ??= `is shown by no browser; write xmlns="${svgSpace}" into its <svg>`;
    }
    const code = codeIn(tag);
    if (code) refuseCode(code, tagLine);
  });
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^[\d:]+ /, '').replace(/\.$/, '');
    wrong ??= tagLine > 0 ? `is not well-formed: line ${parser.line}: ${reason}; save it anew` : noSvg;
  });
  parser.write(text).close();
  return { root, rootEnd, wrong };
}

/** Sets or replaces an attribute of the root. */
export function markRoot(svg: string, name: string, value: string) {
  const { rootEnd } = readSvg(svg);
  const start = svg.slice(0, rootEnd).replace(RegExp(` ${name}="[^"]*"`, 'g'), '');
  return start.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end}`) + svg.slice(rootEnd);
}
