import { decodeHTML } from 'entities';
import GithubSlugger from 'github-slugger';
import hljs from 'highlight.js';
import { Marked } from 'marked';
import footnotes from 'marked-footnote';
import { escapeHtml } from '../html/tags';
import { elementIds } from '../model/markup';
import type { Words } from '../schema/types';

const alert = /^<p>\[!(note|tip|important|warning|caution)\]\s*(\n|<br>|(?=<\/p>))/i;

/** Returns the text of HTML in one line, without footnote marks. */
export const textOf = (html: string) =>
  decodeHTML(html.replace(/<sup><a .*?<\/sup>|<[^>]*>/g, '')).replace(/\s+/g, ' ').trim();

/** Creates a renderer for one file (it keeps state). It renders as GitHub does, with labels in the page's language. */
export function createMarked({ footnotes: description, backToText, alerts }: Words) {
  const slugger = new GithubSlugger();
  for (const id of elementIds) slugger.slug(id); // reserves the ids of the page
  return new Marked(footnotes({ description, backRefLabel: backToText('{0}') }), {
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${slugger.slug(textOf(html))}">${html}</h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        const [language = ''] = /^[^\s:{,"]+/.exec(lang) ?? []; // some generators add a title or line numbers
        const code = hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escapeHtml(text);
        return `<pre><code${language && ` class="language-${language}"`}>${code}\n</code></pre>\n`;
      },
      blockquote({ tokens }) {
        const html = this.parser.parse(tokens);
        const [start, kind = '', end] = alert.exec(html) ?? [];
        if (!start) return `<blockquote>\n${html}</blockquote>\n`;
        const name = kind.toLowerCase() as keyof typeof alerts;
        const title = `<p><strong>${escapeHtml(alerts[name])}</strong>${end && '</p>\n<p>'}`;
        return `<blockquote role="note" data-alert="${name}">\n${title}${html.slice(start.length)}</blockquote>\n`;
      },
      listitem({ task, tokens }) {
        const html = this.parser.parse(tokens);
        const name = escapeHtml(textOf(html.split(/<[ou]l/)[0]!)); // without nested lists
        return `<li>${task ? html.replace('<input', () => `<input aria-label="${name}"`) : html}</li>\n`;
      },
      html: ({ text }) => text.replace(/<!--[^]*?-->/g, ''),
    },
  });
}
