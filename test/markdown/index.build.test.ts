import * as words from 'site/words';
import { expect, test } from 'vitest';
import { toPage } from '../../src/markdown';
import { buildSite } from '../../src/tools/build/build-site';
import { pageOf } from '../fixtures/pages';
import { follow, installMarkdown, recipes } from '../fixtures/recipes';
import { changedCopy, edit, makeCopy, writeFiles } from '../fixtures/root';

const convert = (source: string) => toPage(source, words);

const yaml = (fields: string) => `---\n${fields}\n---\n`;

// Posts as the blogs of these generators have them, and a part of their HTML.
test.each<[generator: string, source: string, html: string | RegExp]>([
  ['Hugo', `${yaml("date: 2024-01-05T10:00:00+01:00\ntags: ['a']")}Uno <!--more--> dos`, '<p>Uno  dos</p>'],
  ['Hugo', '```go {linenos=true,hl_lines=[2]}\nvar a\n```', 'language-go"><span class="hljs-keyword">var</span>'],
  ['Jekyll', `${yaml('title: Hola')}# Hola\n\n## Uno\n\n# Dos`, '<h3 id="uno">Uno</h3>\n<h2 id="dos">Dos</h2>'],
  ['Jekyll', `${yaml('title: Hola')}# Uno\n\n## Dos`, '<h2 id="uno">Uno</h2>\n<h3 id="dos">Dos</h3>'],
  ['Jekyll', '```liquid\n{% raw %}\n```\n`{{ page.title }}`', '<code>{{ page.title }}</code>'],
  ['Astro', `${yaml('pubDate: Jul 08 2024\nheroImage: ./a.png')}Uno`, '<p>Uno</p>'],
  ['Astro', '```astro title="a.astro"\n---\n---\n<A />\n```', '<code class="language-astro">---\n---\n&lt;A /&gt;\n'],
  ['Docusaurus', `${yaml('authors:\n  - name: Ada')}Uno\n\n<!-- truncate -->\n\nDos`, '<p>Uno</p>\n<p>Dos</p>'],
  ['Docusaurus', '```jsx:a.js {1,3} showLineNumbers\n<a/>\n```', 'class="language-jsx"'],
  ['Docusaurus', '```mermaid\nA-->B\n```\n<details>\n\n*Uno*\n</details>', '<em>Uno</em>'],
  ['Next', '- [x] Uno *a*\n  - [ ] dos\n', /aria-label="Uno a" checked="" dis.*<input aria-label="dos" dis/s],
  ['Next', 'a[^a] b[^a]\n\n[^a]: c', /-label">1<.*>Notas<.* texto, nota a">↩<.* texto, nota a-2">↩<sup>2</s],
  ['Next', '<video src="a"></video><svg><path d=""/></svg>', '<p><video src="a"></video><svg><path d=""/></svg></p>'],
  ['Eleventy', '-----\nUno', '<hr>\n<p>Uno</p>'],
  ['Eleventy', 'Título\r\n======\r\nUno\r\n', /^<p>Uno<\/p>\n$/],
  ['GitHub', '## Año `<a>` & *b*\n## Menu\n## Menu\n', /id="año-a--b".*id="menu-1".*id="menu-2"/s],
  ['GitHub', '> [!NOTE]\n> Uno', 'role="note" data-alert="note">\n<p><strong>Nota</strong></p>\n<p>Uno</p>'],
  ['GitHub', '> [!tip]\n>\n> - Uno', '<p><strong>Consejo</strong></p>\n<ul>'],
  ['GitHub', '> [!NOTE] Uno', '<blockquote>\n<p>[!NOTE] Uno</p>'],
  ['GitHub', '|a|b|\n|---|--:|\n|~~c~~|https://a.example|', '<td align="right"><a href="https://a.example">'],
  ['GitHub', "- [x] $'a' $$", 'aria-label="$\'a\' $$"'],
  ['GitHub', "Uno\nimport the client's data. <B>x</b>", 'import the client&#39;s data. <B>x</b>'],
  ['GitHub', '```\n<!-- a -->\n```\n`<!-- b -->`', /&lt;!-- a --&gt;.*&lt;!-- b --&gt;/s],
  ['GitHub', '\uFEFF---\n---\na<b, c \\<d> <e@example.com>\n\n[f]: <g h>', /^<p>a&lt;b, c &lt;d&gt; <a href="mailto:/],
])('a post that was written for %s becomes a page without mistakes: %j (F22, F39)', (_, source, html) => {
  const page = convert(source);
  expect(page.mistakes).toEqual([]);
  expect(page.html).toMatch(html);
});

test.each([
  ['# Uno *a* &ntilde;[^1]\n\n![](icon.svg)\n\nDos `a`[^1]\ny más.\n\n[^1]: b', 'Uno a ñ', 'Dos a y más.'],
  [`${yaml('title: Uno\ndescription: Dos')}# Tres\n\nCuatro`, 'Uno', 'Dos'],
  [`${'palabra, '.repeat(30)}\n\n# Uno`, 'Uno', `${'palabra, '.repeat(16)}palabra…`],
  [`Uno ${'中'.repeat(200)}\n\n# Dos`, 'Dos', `Uno ${'中'.repeat(155)}…`],
])('title and description default to the first heading and paragraph: %j (F2)', (source, title, description) =>
  expect(convert(source).frontmatter).toEqual({ title, description }));

const other = 'is for another generator';
test.each([
  [yaml('title: Uno: dos'), 2, 'mappings'], [yaml('tags: [a'), 3, 'quotes'],
  [yaml('title Hola'), 2, 'Write fields'], [yaml('- a'), 2, 'Write fields'],
  ['\n---\na: b\n---', 1, 'line 1'], [yaml('title: *a'), 2, 'alias'],
  ['+++\ntitle = "Uno"\n+++\n', 1, '+++ is TOML'], [`${yaml('a: b')}Uno\n{{< a >}}\n\n{{< b >}}`, 5, other],
  ['- {% include a %}b', 1, `{% include a %} ${other}`], ['# Uno {#uno}', 1, `{#uno} ${other}. Delete`],
  [':::note\nUno\n:::', 1, ':::note'],
  ["import A from 'a';\n\n# Uno", 1, 'is MDX'], ['Uno\n\nun Array<string>', 3, '<string> has no </string>'],
  ['<div>\n\nUno\n\n</div>\n\n</div>', 7, '</div> has no <div>'], ['<A b="c" />\n\nUno', 1, '<A b="c" /> has no </A>'],
  ['a <b>b</b>\nc <b>d', 2, '<b> has'],
  ['<b>\r\n\r\n\r\n\r\n<i>a</b>', 5, '<i> has no </i>'], ['Uno\n\n<!-- dos\n\nTres', 3, 'End comments'],
  ['Uno\n<a onclick="b()">c</a>', 2, 'blocked'], ['<script>a()</script>', 1, 'blocked'],
  ['Ma\uFFFDana', 1, 'UTF-8'], ['Uno\n\n[^a]: Dos', 3, '[^a]: Dos is a footnote without a reference'],
])('in a post, %j is reported once, with line %i (U4)', (source, line, sentence) =>
  expect(convert(source).mistakes).toEqual([{ line, text: expect.stringContaining(sentence) }]));

test('files in Markdown are pages in each language once the packages are installed (F39, U4, U6)', async () => {
  const folder = changedCopy({
    'src/site/pages/blog/primero.md': '# Uno\n\nDos[^1] y [tres](segundo.MD) ![](/img/a.png)\n\n[^1]: A',
    'assets/root/img/a.png': '',
    'src/site/pages/blog/segundo.MD': '# Tres\n\n<b>Dos',
    'src/site/pages/blog/tercero.markdown': yaml('a: b: c'),
    'src/site/en/pages/blog/primero.md': '# One\n\nTwo[^1] [a](tercero.md)\n\n> [!TIP]\n> Three\n\n[^1]: B',
    'src/site/en/words.ts': "export * from '../../words/en';",
  });
  const build = () => buildSite(folder).catch(({ message }: Error) => message);
  expect(`${await build()}`.match(/npm install .\S*/g)).toEqual(['npm install ./src/markdown']);
  installMarkdown(folder);
  expect(await build()).toMatch(/^pages\/blog\/segundo.MD:3: <b> .*\n.*tercero.markdown:2: Nested.*$/);

  edit(folder, 'src/site/pages/blog/segundo.MD', '<b>', '');
  edit(folder, 'src/site/pages/blog/tercero.markdown', /[^]*/, '# Cuatro\n\nCinco ![](malo.svg)');
  writeFiles(folder, { 'assets/malo.svg': '<svg' });
  expect(await build()).toMatch(/^pages\/blog\/tercero.markdown:3: malo.svg has an unsafe/);
  edit(folder, 'src/site/pages/blog/tercero.markdown', /[^]*/, '# Cuatro\n\nCinco');
  const site = await buildSite(folder);
  const main = (path: string) => pageOf(site, path).querySelector('main')!;
  expect(main('blog/primero.html').querySelector('p a[href="/blog/segundo"]')!.textContent).toBe('tres');
  expect(main('blog/tercero.html').textContent).toBe('VolverCuatroCinco\n');
  expect(main('en/blog/primero.html').textContent).toMatch(/^BackOneTwo1 a\n\nTip\nThree\n\n\nFootnotes\n/);
  expect(main('en/blog/primero.html').innerHTML).toContain('<a href="/blog/tercero" hreflang="es">');
});

test('links, pictures and headings in MDX are as in Markdown, and an index of twenty has years (F39, U1)', async () => {
  const folder = makeCopy();
  follow(folder, recipes.filter(({ title }) => title === 'Markdown blog'));
  const days = Array.from({ length: 19 }, (_, index) => `20${10 + Math.floor(index / 10)}-01-${10 + index}`);
  writeFiles(folder, {
    'src/site/pages/blog/dos.mdx': `${yaml('title: Dos\ndescription: Uno')}
import { Tags } from '../../../kit';

## Año nuevo

[Uno](./primero.md) ![Boceto](/assets/boceto.svg)

<Tags tags={['Rust']} />`,
    ...Object.fromEntries(days.map((day) => [`src/site/pages/${day}.md`, `${yaml(`date: ${day}`)}# ${day}\n\nUno`])),
  });
  const site = await buildSite(folder);
  const main = pageOf(site, 'blog/dos.html').querySelector('main')!;
  expect(main.querySelector('h2')!.id).toBe('año-nuevo');
  expect(main.querySelector('p > a')!.getAttribute('href')).toBe('/blog/primero');
  expect(main.querySelector('[data-capture] > img[loading][width]')!.getAttribute('src')).toMatch(/^\/assets\/boceto-/);
  const headings = pageOf(site, 'blog.html').querySelectorAll('main h2, main h3');
  const years = [...headings].map(({ textContent }) => textContent!).filter((text) => text.length === 4);
  expect(years).toEqual(['2025', '2011', '2010']);
});
