import type { Marked, Token, Tokens } from 'marked';

/** A mistake at an index of the text. */
type Finding = { index: number; text: string };

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

/** Finds what would be lost in the page or break it, in a text from `start`. Reports each foreign syntax once. */
export function findMistakes(marked: Marked, blocks: Token[], start: number): Finding[] {
  const mistakes: Finding[] = [];
  const unused = new Map(foreign);
  const open: (Finding & { name: string })[] = [];
  for (const block of blocks) {
    let at = 0; // after the last tag in the block
    const mistake = (part: string, problem: string, from = 0) =>
      ({ index: start + Math.max(block.raw.indexOf(part, from), 0), text: `${part.trim()} ${problem}` });
    marked.walkTokens([block], (token) => {
      const { type, raw, refs, tokens } = token as Tokens.Generic;
      if (refs?.length === 0) mistakes.push(mistake(raw, 'is a footnote without a reference.'));
      if (tokens || !['html', 'text'].includes(type)) return;
      const text = raw.replace(/<!--[^]*?-->/g, '');
      for (const [syntax, advice] of unused) {
        const [found] = syntax.exec(text) ?? [];
        if (!found) continue;
        mistakes.push(mistake(found, advice));
        unused.delete(syntax);
      }
      if (type !== 'html') return;
      for (const [tag, slash, name = '', isEmpty] of text.matchAll(tags)) {
        if (hasNoEnd.test(name) || (isEmpty && open.some(({ name }) => name === 'svg'))) continue;
        const partner = `<${slash ? '' : '/'}${name}>`;
        const found = mistake(tag, `has no ${partner}. Components need MDX, and code needs backticks.`, at);
        at = found.index - start + tag.length;
        const from = open.findLastIndex((other) => other.name === name);
        if (!slash) open.push({ ...found, name });
        else if (from < 0) mistakes.push(found);
        else mistakes.push(...open.splice(from).slice(1)); // closes it; those inside it have no end
      }
    });
    if (block.type !== 'footnotes') start += block.raw.length; // the list of all footnotes has no place in the text
  }
  return [...mistakes, ...open];
}
