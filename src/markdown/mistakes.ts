import type { Marked, Token, Tokens } from 'marked';
import { tagPattern } from '../html/tags';

/** A mistake at an index of the file. */
export type Finding = { index: number; text: string };

/** Matches the syntax of other generators, which browsers would show, and what browsers would hide or block. */
const otherSyntax: [syntax: RegExp, advice: string][] = [
  [/^\+\+\+$/m, 'is TOML. Write YAML between two lines of ---, such as title: Hola.'],
  [/\{\{.*?(\}\}|$)|\{%.*?(%\}|$)/m,
    'is for another generator. Link to files (otro.md), write HTML, or put code into a fence (```).'],
  [/\{[#:].*?\}/, 'is for another generator. Delete it. If it is code, use backticks.'],
  [/^:::.*/m, 'is for another generator. Start a quote with > [!NOTE] instead.'],
  [/^import .*(['"]).+\1;?$|^export (const|default) .*|\{\/\*.*/m, 'is MDX. Delete it, or see the recipe for MDX.'],
  [/<(!--|!\w|\?\w).*/, 'is hidden by browsers. End comments with -->. If it is code, use backticks.'],
  [/<(style|script(?![^>]+\ssrc=))\b.*|<[^>]+\son\w+=.*/i, 'is blocked by the CSP. Use theme.css or a script file.'],
  [/.*\uFFFD.*/, 'is not UTF-8. Save the file as UTF-8.'],
];

const voidElements = 'area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr';
const withOptionalEnd = 'p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|colgroup';
const needsNoEnd = RegExp(`^(${voidElements}|${withOptionalEnd})$`, 'i');

/** Text or HTML at an index of the file or later. `rest` is its block from there on. */
type Part = { type: string; text: string; rest: string; index: number };

/** Returns the parts of blocks, except code and comments. `start` is the index of the first block. */
function collectParts(marked: Marked, blocks: Token[], start: number) {
  const parts: Part[] = [];
  let blockStart = start;
  for (const block of blocks) {
    let from = 0;
    marked.walkTokens([block], (token) => {
      const { type, raw, refs, tokens } = token as Tokens.Generic;
      const isUnused = refs?.length === 0; // a footnote without a reference
      if (!isUnused && (tokens || !['html', 'text'].includes(type))) return;
      const text = raw.replace(/<!--[^]*?-->/g, '');
      parts.push({ type: isUnused ? 'footnote' : type, text, rest: block.raw.slice(from), index: blockStart + from });
      from = Math.max(from, block.raw.indexOf(raw, from));
    });
    if (block.type !== 'footnotes') blockStart += block.raw.length; // the list of footnotes has no place in the text
  }
  return parts;
}

/** Returns a mistake at the first place of `found` in a part. */
const mistakeIn = ({ rest, index }: Pick<Part, 'rest' | 'index'>, found: string, problem: string): Finding =>
  ({ index: index + Math.max(rest.indexOf(found), 0), text: `${found.trim()} ${problem}` });

/** Finds each syntax of other generators once. */
const findOtherSyntax = (parts: Part[]) => otherSyntax.flatMap(([syntax, advice]) => {
  const part = parts.find(({ text }) => syntax.test(text));
  return part ? mistakeIn(part, syntax.exec(part.text)![0], advice) : [];
});

/** Finds tags without a partner, which would enclose the rest of the page or end its elements. */
function findUnpaired(parts: Part[]) {
  const mistakes: Finding[] = [];
  const open: (Finding & { name: string })[] = [];
  for (const { text, ...part } of parts) {
    let { rest, index } = part;
    for (const [tag, slash, name = '', , isEmpty] of text.matchAll(tagPattern)) {
      const isInSvg = open.some(({ name }) => name === 'svg');
      if (needsNoEnd.test(name) || (isEmpty && isInSvg)) continue;
      const problem = `has no <${slash ? '' : '/'}${name}>. Components need MDX, and code needs backticks.`;
      const found = { name: name.toLowerCase(), ...mistakeIn({ rest, index }, tag, problem) };
      rest = rest.slice(found.index - index + tag.length);
      index = found.index + tag.length;
      const partner = open.findLastIndex((other) => other.name === found.name);
      if (!slash) open.push(found);
      else if (partner < 0) mistakes.push(found);
      else mistakes.push(...open.splice(partner).slice(1)); // those inside it have no end
    }
  }
  return [...mistakes, ...open];
}

/** Finds what would be lost in the page or break it, in blocks from the index `start` of the file. */
export function findMistakes(marked: Marked, blocks: Token[], start: number) {
  const parts = collectParts(marked, blocks, start);
  const ofType = (...types: string[]) => parts.filter(({ type }) => types.includes(type));
  return [
    ...ofType('footnote').map((part) => mistakeIn(part, part.text, 'is a footnote without a reference.')),
    ...findOtherSyntax(ofType('html', 'text')),
    ...findUnpaired(ofType('html')),
  ];
}
