import type { Marked, Token, Tokens } from 'marked';

/** A mistake at an index of the file. */
export type Finding = { index: number; text: string };

/** Matches the syntax of other generators, which browsers would show, and what browsers would hide or block. */
const foreign: [syntax: RegExp, advice: string][] = [
  [/^\+\+\+$/m, 'is TOML. Write YAML between two lines of ---, such as title: Hola.'],
  [/\{\{.*?(\}\}|$)|\{%.*?(%\}|$)/m,
    'is for another generator. Link to files (otro.md), write HTML, or put code into a fence (```).'],
  [/\{[#:].*?\}/, 'is for another generator. Delete it. If it is code, use backticks.'],
  [/^:::.*/m, 'is for another generator. Start a quote with > [!NOTE] instead.'],
  [/^import .*['"].*|^export (const|default) .*|\{\/\*.*/m, 'is MDX. Delete it, or see the recipe for MDX.'],
  [/<(!--|!\w|\?\w).*/, 'is hidden by browsers. End comments with -->. If it is code, use backticks.'],
  [/<(style|script(?![^>]+\ssrc=))\b.*|<[^>]+\son\w+=.*/i, 'is blocked by the CSP. Use theme.css or a script file.'],
  [/.*\uFFFD.*/, 'is not UTF-8. Save the file as UTF-8.'],
];

const tags = /<(\/?)([a-z][\w.:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>/gi;

const hasNoEnd = RegExp('^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr' // and these need none:
  + '|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|colgroup)$', 'i');

/** Text or HTML in a block, after the index `from` of the block. The block is at the index `start` of the file. */
type Part = { type: string; text: string; block: string; from: number; start: number };

/** Returns the parts of blocks, except code and comments. `start` is the index of the first block. */
function partsOf(marked: Marked, blocks: Token[], start: number) {
  const parts: Part[] = [];
  for (const block of blocks) {
    let from = 0;
    marked.walkTokens([block], (token) => {
      const { type, raw, refs, tokens } = token as Tokens.Generic;
      const isUnused = refs?.length === 0; // a footnote without a reference
      if (!isUnused && (tokens || !['html', 'text'].includes(type))) return;
      const text = raw.replace(/<!--[^]*?-->/g, '');
      parts.push({ type: isUnused ? 'footnote' : type, text, block: block.raw, from, start });
      from = Math.max(from, block.raw.indexOf(raw, from));
    });
    if (block.type !== 'footnotes') start += block.raw.length; // the list of all footnotes has no place in the text
  }
  return parts;
}

/** Returns a mistake at the first place of `found` in a part. */
const mistakeIn = ({ block, start, from }: Part, found: string, problem: string): Finding =>
  ({ index: start + Math.max(block.indexOf(found, from), from), text: `${found.trim()} ${problem}` });

/** Finds each foreign syntax once. */
const findForeign = (parts: Part[]) => foreign.flatMap(([syntax, advice]) => {
  const part = parts.find(({ text }) => syntax.test(text));
  return part ? mistakeIn(part, syntax.exec(part.text)![0], advice) : [];
});

/** Finds tags without a partner, which would enclose the rest of the page or end its elements. */
function findUnpaired(parts: Part[]) {
  const mistakes: Finding[] = [];
  const open: (Finding & { name: string })[] = [];
  for (const part of parts) {
    let { from } = part;
    for (const [tag, slash, name = '', isEmpty] of part.text.matchAll(tags)) {
      if (hasNoEnd.test(name) || (isEmpty && open.some(({ name }) => name === 'svg'))) continue;
      const problem = `has no <${slash ? '' : '/'}${name}>. Components need MDX, and code needs backticks.`;
      const found = { name, ...mistakeIn({ ...part, from }, tag, problem) };
      from = found.index - part.start + tag.length;
      const partner = open.findLastIndex((other) => other.name === name);
      if (!slash) open.push(found);
      else if (partner < 0) mistakes.push(found);
      else mistakes.push(...open.splice(partner).slice(1)); // those inside it have no end
    }
  }
  return [...mistakes, ...open];
}

/** Finds what would be lost in the page or break it, in blocks from the index `start` of the file. */
export function findMistakes(marked: Marked, blocks: Token[], start: number) {
  const parts = partsOf(marked, blocks, start);
  const ofType = (...types: string[]) => parts.filter(({ type }) => types.includes(type));
  return [
    ...ofType('footnote').map((part) => mistakeIn(part, part.text, 'is a footnote without a reference.')),
    ...findForeign(ofType('html', 'text')),
    ...findUnpaired(ofType('html')),
  ];
}
