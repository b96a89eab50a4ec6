import { expect, test } from 'vitest';
import { checkPages, checkPolicy } from '../../src/builder/check-html';
import type { Policy } from '../../src/types';

const refuses = 'the policy of pages refuses it';
const allow = (directive: string, source: string) =>
  `allow it in src/content.ts: policy: { '${directive}': [${JSON.stringify(source)}] }`;

test.each<[what: string, tag: string, cure: string, allowed?: Policy]>([
  ['a style attribute', '<p style="color:red">', 'write the rule into styles/'],
  ['an event attribute', '<p onclick="run()">', 'write an event handler of React, such as onClick={…}'],
  ['a frame', '<iframe src="https://v.example/1">',
    allow('frame-src', 'https://v.example'), { 'frame-src': ['https://v.example'] }],
  ['a video of the site', '<video src="/a.mp4">', allow('media-src', "'self'"), { 'media-src': ["'self'"] }],
  ['a picture of another host', '<img src="https://a.example/b.png"/>',
    allow('img-src', 'https://a.example'), { 'img-src': ['https://a.example'] }],
  ['a style sheet of another host', '<link rel="stylesheet" href="https://fonts.example/a.css">',
    allow('style-src', 'https://fonts.example'), { 'style-src': ['https://fonts.example'] }],
  ['a form', '<form action="https://f.example/a">',
    allow('form-action', 'https://f.example'), { 'form-action': ['https://f.example'] }],
])('%s in a page that the policy refuses is named, with its place and its cure (S1)', (_, tag, cure, allowed) => {
  const page = `<section id="a"></section><section id="b">${tag}`;
  const check = (policy: Policy) => () => checkPolicy('index.html', page, policy);
  expect(check({})).toThrow(new Error(`index.html, in the section b: ${tag}: ${refuses}; ${cure}`));
  if (allowed) expect(check(allowed)).not.toThrow();
});

test('what pages may have is accepted, and texts that tell of what they may not', () => {
  const links = '<link rel="canonical" href="https://a.example/"><link rel="stylesheet" href="/assets/late.css">';
  const page = links + '<img src="/a.avif" alt="x style=&quot;y&quot;"/><p>&lt;p style="a"&gt; onclick="b"</p><video>';
  checkPolicy('a.html', page, {});
});

const stats = '<script async src="https://stats.example/s.js" data-site="a">';

test.each([
  [stats, allow('script-src', 'https://stats.example')],
  ['<script src="/stats.js">', allow('script-src', "'self'")],
  ['<SCRIPT>', 'put the script into assets/root/, and load that with src'],
  ['<style media="all">', 'write the rule into styles/'],
])('%s in the template is refused in a sentence (S1)', (tag, cure) => {
  expect(() => checkPolicy('index.html', `<html>\n${tag}\n`, {})).toThrow(`index.html: ${tag}: ${refuses}; ${cure}`);
});

test('a script that the policy allows is accepted', () => {
  checkPolicy('index.html', stats, { 'script-src': ['https://stats.example'] });
  checkPolicy('index.html', "<script src='/stats.js'></script>", { 'script-src': ["'self'"] });
});

/** Checks home with this section, in a site below a base path. */
const checkHome = (section: string) => () => {
  const home = `<main id="contenido"><section id="a">${section}</section></main>`;
  const pages = new Map([['index.html', home], ['aviso-legal.html', '<h2 id="cookies">']]);
  const others = ['proyectos.html', 'proyectos/uno.html', 'assets/a.avif', 'guía/index.html', 'año.json'];
  const files = new Map([...pages.keys(), ...others].map((path) => [path, undefined]));
  checkPages(pages, { base: '/web/', projectsPath: 'proyectos', files }, ['/web/en/']);
};

const dead = 'the site has nothing there; write the address of a page, an import of assets/, or a whole one';

test.each([
  ['<img alt="" src="/web/assets/nada.avif"/>', dead],
  ['<a href="/web/nada">', dead],
  ['<a href="/proyectos">', dead],
  ['<a href="/web/proyectos?id=dos">', dead],
  ['<a href="#100%">', 'index.html has no element with the id 100%'],
  ['<a href="/web/aviso-legal#nada">', 'aviso-legal.html has no element with the id nada'],
  ['<p id="contenido">', 'another element has this id; choose another name'],
  ['<img src="/web/assets/a.avif"/>', 'write alt="WHAT IT SHOWS", or alt="" if it only decorates'],
])('%s in a component is refused, with its place and its cure', (tag, wrong) => {
  expect(checkHome(tag)).toThrow(new Error(`index.html, in the section a: ${tag}: ${wrong}`));
});

test.each([
  '', 'proyectos', 'proyectos.html', 'proyectos/', 'proyectos?id=uno&amp;utm=a', 'proyectos/uno#',
  'aviso-legal#cookies',
  'año.json', 'a%C3%B1o.json', 'guía/', 'en/', '#a', '#top',
])('an address like /web/%s is accepted', (path) => {
  expect(checkHome(`<a href="/web/${path}">`)).not.toThrow();
});

test.each([
  '#a', '#:~:text=hola', 'mailto:a@example.com', 'https://example.com/nada', '//example.com/nada', 'año.json',
])(
  'an address like %s is accepted', (address) => expect(checkHome(`<a href="${address}">`)).not.toThrow());
