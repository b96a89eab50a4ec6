import { expect, test } from 'vitest';
import { policyHash } from '../../../src/hosts/policy';
import type { Policy } from '../../../src/types';
import { checkPages } from '../../../src/tools/builder/check-html';
import { Mistake } from '../../../src/tools/common/mistake';

const paths = [
  'index.html', 'proyectos.html', 'proyectos/uno.html', 'aviso-legal.html', 'guía/index.html', 'año.json',
  'assets/a.avif', 'stats.js', '404.html',
];
const site = { base: '/web/', projectsPaths: ['proyectos'], files: new Map(paths.map((path) => [path, undefined])) };

const page = (content: string, head = '') => `<!doctype html><html><head>${head}\n</head><body><!--email_off-->
  <div id="page"><header></header><main id="contenido">${content}</main></div><dialog></dialog>
  <script type="application/ld+json">{}</script><link href="/web/stats.js"><!--/email_off--></body></html>`;

/** Checks home, with some HTML in a section, and perhaps in the head, beside another page. */
function check(html: string, allowed: Policy = {}, head = '') {
  const home = page(`<section id="a">${html}</section>`, head);
  const notice = page('<h2 id="método"></h2>');
  return checkPages([{ pages: new Map([['index.html', home], ['aviso-legal.html', notice]]), allowed }], site);
}

const mistake = (tag: string, wrong: string) => new Mistake(`index.html, in the section a: ${tag}: ${wrong}`);

const blocked = 'the content security policy blocks it';
const writeRule = `${blocked}; write the rule into src/site/NAME.module.css`;
const dead = 'the site has nothing there; write the address of a page, an import of assets/, or a full one';

test.each([
  ['<p style="color:red">', writeRule],
  ['<style media="all">', writeRule],
  ['<script>a()', `${blocked}; put the script into assets/root/, and load it with <script src="…"></script>`],
  ['<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">',
    'pages have a policy; extend it with allowed in settings.ts'],
  ['<img alt="" src="/web/assets/nada.avif"/>', dead],
  ['<a href="/web/nada">', dead],
  ['<a href="/proyectos">', dead],
  ['<a href="www.example.com">', dead],
  ['<a href="/web/proyectos?utm=a&amp;id=dos">', dead],
  ['<a href="#100%">', 'index.html has no element with the id 100%'],
  ['<a href="/web/aviso-legal#nada">', 'aviso-legal.html has no element with the id nada'],
  ['<p id="contenido">', 'another element has this id; choose another name'],
  ['<img src="/web/assets/a.avif"/>', 'write alt="WHAT IT SHOWS", or alt="" if it only decorates'],
])('%s is refused with its place and a remedy (E11, S1, F24)', (html, wrong) => {
  const [tag] = /<.*?>/.exec(html)!;
  return expect(check(`${html}</${/\w+/.exec(tag)![0]}>`)).rejects.toThrow(mistake(tag, wrong));
});

test.each([
  ['<script async src="https://stats.example/s.js" data-site="a">', 'script-src', 'https://stats.example'],
  ['<script src="https://cdn.example/s.js" integrity="sha256-a=">', 'script-src', 'https://cdn.example'],
  ["<script src='/web/stats.js'>", 'script-src', "'self'"],
  ['<iframe src="https://v.example/1">', 'frame-src', 'https://v.example'],
  ['<video src="/web/assets/a.avif">', 'media-src', "'self'"],
  ['<img alt="" src="//a.example:81/b.png"/>', 'img-src', 'https://a.example:81'],
  ['<img alt="" src="data:image/gif;base64,R0">', 'img-src', 'data:'],
  ['<link rel="stylesheet" href="https://fonts.example/a.css">', 'style-src', 'https://fonts.example'],
  ['<form action="https://f.example/a">', 'form-action', 'https://f.example'],
])('%s is refused unless settings.ts names its origin (S1)', async (tag, directive, source) => {
  const wrong = `${blocked}; allow it in settings.ts: allowed: { '${directive}': ["${source}"] }`;
  const element = `${tag}</${/\w+/.exec(tag)![0]}>`;
  await expect(check(element, { [directive]: ['https://other.example'] })).rejects.toThrow(mistake(tag, wrong));
  await check(element, { [directive]: [source] });
});

test.each(['a.example', 'https:', 'https://*.example'])('browsers judge whether %s allows an origin', (source) =>
  check('<img alt="" src="https://a.example/b.png"/>', { 'img-src': [source] }));

const swallows = 'this, or what is before it, is not closed, and swallows the page; look at head of settings.ts and at '
  + 'components';

test.each(['<noscript>', '<template>', '<textarea>'])('%s without an end is refused (E11)', async (tag) => {
  await expect(check('', {}, tag)).rejects.toThrow(new Mistake(`index.html: ${tag}: ${swallows}`));
  await expect(check(tag)).rejects.toThrow(mistake(tag, swallows));
});

test.each(['<meta name="a', '<title>', '<select>', '<div>'])('%s is refused in the head (E11)', (line) =>
  expect(check('', {}, line)).rejects.toThrow(swallows));

test.each([
  '<noscript><link href="/web/stats.js"></noscript>', '<template><main></main></template>', '<meta name=a>',
  '<div></div>', '<!-- <textarea> -->',
])('%s is accepted in the head and in a section', (html) => check(html, {}, html));

test('the style sheet and the script of the site are accepted by their hashes (S1)', async () => {
  const policy = `<meta http-equiv="content-security-policy" content="'${policyHash('p{}')}' 'sha256-b='">`;
  await check(`${policy}<style>p{}</style><script src="/web/stats.js" integrity="sha256-b="></script>`);
  await expect(check(`${policy}<style>p {}</style>`)).rejects.toThrow(`<style>: ${blocked}`);
});

test('a doubled id is reported before a dead link', () =>
  expect(check('<a href="#b"></a><p id="a"></p>')).rejects.toThrow('another element has this id'));

test.each(['<noscript><p style="a"></p></noscript>', '<div><section><p style="a">'])('%s is refused', (html) =>
  expect(check(html)).rejects.toThrow('index.html, in the section a: <p style="a">: '));

test.each([
  '/web/', '/web/proyectos/', '/web/proyectos?id=uno&amp;utm=a', '/web/proyectos/uno#', '/web/aviso-legal#m%C3%A9todo',
  '/web/a%C3%B1o.json', '/web/guía/', '/web/#a', 'mailto:a@example.com', '//example.com/nada', '', '#', '#top',
  '#a:~:text=hola',
])('the address "%s" is accepted', (address) => check(`<a href="${address}">`));

test.each([
  '<link rel="canonical" href="https://a.example/"><link rel="stylesheet" href="/web/stats.js">',
  '<img src="/web/assets/a.avif" alt="x style=&quot;y&quot;"/><!-- <p style="c">\n -->',
  '<p>&lt;p style="a"&gt;</p><video></video>', '<p id="100%"></p><a href="#100%">',
])('%s is accepted', (html) => check(html));
