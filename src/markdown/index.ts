// Turns Markdown files into pages, as GitHub renders them: https://github.github.com/gfm/
import type { Token, Tokens } from 'marked';
import { parse, type YAMLParseError } from 'yaml';
import type { Frontmatter } from '../schema/types';
import type { Markdown } from '../tools/build/markdown';
import { createMarked, textOf } from './html';
import { type Finding, findMistakes } from './mistakes';

const frontmatterPattern = /^\uFEFF?(?:---[^\S\n]*\n([^]*?\n|)---[^\S\n]*(?=\n|$))?\n*/;

/** Shortens a text to what search engines show of a description. */
function shorten(text: string) {
  return text.length > 160 ? `${text.slice(0, 159).replace(/[\s,;:.]+\S{0,40}$/, '')}…` : text;
}

const isTop = (token: Token): token is Tokens.Heading => token.type === 'heading' && token.depth === 1;

/** Reads the fields in YAML, which starts at `index` of the file. */
function readFields(yaml: string, index: number): { fields: Partial<Frontmatter>; mistakes: Finding[] } {
  try {
    const fields: unknown = parse(yaml, { prettyErrors: false }) ?? {};
    if (Object.getPrototypeOf(fields) !== Object.prototype) throw new Error('Write fields, such as title: Hola');
    return { fields: fields as Partial<Frontmatter>, mistakes: [] };
  } catch (error) {
    const { message, pos: [at] = [0] } = error as Partial<YAMLParseError>;
    const text = `${message}. If a text contains special characters, put it in quotes.`;
    const fields = { title: message, description: message }; // so that nothing else is reported
    return { fields, mistakes: [{ index: index + at, text }] };
  }
}

export const toPage: Markdown['toPage'] = (original, words) => {
  const source = original.replace(/\r\n?/g, '\n');
  const [head, yaml = ''] = frontmatterPattern.exec(source)!;
  const { fields, mistakes } = readFields(yaml, head.indexOf('\n') + 1);
  const isOpen = !head.includes('---') && /^\s*---[^\S\n]*\n/.test(source);
  if (isOpen) mistakes.push({ index: 0, text: 'Frontmatter must start in line 1 and be between two lines of ---.' });
  const marked = createMarked(words);
  const tokens = marked.lexer(source.slice(head.length));
  mistakes.push(...findMistakes(marked, tokens, head.length));

  const textIn = ({ tokens }: Tokens.Generic) =>
    textOf(marked.Parser.parseInline<string, string>(tokens!, marked.defaults));
  const paragraphs = tokens.filter(({ type }) => type === 'paragraph').map(textIn).map(shorten);
  const top = tokens.find(isTop);
  const title = fields.title ?? (top && textIn(top))!;
  const description = fields.description ?? paragraphs.find(Boolean)!;
  // The page shows its title, and all other headings are below it.
  if (top && textIn(top) === title) tokens.splice(tokens.indexOf(top), 1);
  const hasTop = tokens.some(isTop);
  marked.walkTokens(tokens, (token) => {
    marked.defaults.walkTokens!.call(marked, token); // moves the footnotes to the end
    if (hasTop && token.type === 'heading') token.depth = Math.min(token.depth + 1, 6);
  });

  // Numbers the links from a footnote to several references, because their names must differ.
  const html = marked.parser(tokens).replace(/(-backref aria-label="[^"]*)">↩<sup>(\d+)/g, '$1-$2">↩<sup>$2');
  return {
    html,
    frontmatter: { ...fields, title, description },
    mistakes: mistakes.sort((one, other) => one.index - other.index)
      .map(({ index, text }) => ({ line: source.slice(0, index).split('\n').length, text })),
  };
};
