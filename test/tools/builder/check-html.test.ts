import { expect, test } from 'vitest';
import type { Policy } from '../../../src/types';
import { checkPages } from '../../../src/tools/builder/check-html';
import { policyHash } from '../../../src/tools/common/hash';
import { Mistake } from '../../../src/tools/common/mistake';

const paths = [
  'index.html', 'proyectos.html', 'proyectos/uno.html', 'aviso-legal.html', 'guía/index.html', 'año.json',
  'assets/a.avif', 'stats.js',
];
const site = { base: '/', projectsPath: 'proyectos', files: new Map(paths.map((path) => [path, undefined])) };

/** Checks a page with a tag in its second section. */
const check = (tag: string, policy: Policy) =>
  checkPages(new Map([['index.html', `<section id="a"></section>\n<section id="b">${tag}`]]), policy, site);

const refusal = (tag: string, cure: string) =>
  new Mistake(`index.html, in the section b: ${tag}: the policy of pages refuses it; ${cure}`);

test.each([
  ['<p style="color:red">', 'write the rule into src/site/NAME.module.css'],
  ['<style media="all">', 'write the rule into src/site/NAME.module.css'],
  ['<p onclick="run()">', 'write an event handler of React, such as onClick={…}'],
  ['<SCRIPT>', 'put the script into assets/root/, and load that with src'],
])('%s is refused in a sentence, with its place and its cure (S1)', (tag, cure) =>
  expect(check(tag, {})).rejects.toThrow(refusal(tag, cure)));

test.each([
  ['<script async src="https://stats.example/s.js" data-site="a">', 'script-src', 'https://stats.example'],
  ["<script src='/stats.js'>", 'script-src', "'self'"],
  ['<iframe src="https://v.example/1">', 'frame-src', 'https://v.example'],
  ['<video src="/assets/a.avif">', 'media-src', "'self'"],
  ['<img alt="" src="https://a.example/b.png"/>', 'img-src', 'https://a.example'],
  ['<link rel="stylesheet" href="https://fonts.example/a.css">', 'style-src', 'https://fonts.example'],
  ['<form action="https://f.example/a">', 'form-action', 'https://f.example'],
  ['<iframe src="//v.example/1">', 'frame-src', 'https://v.example'],
  ['<img alt="" src="data:image/gif;base64,R0">', 'img-src', 'data:'],
  ['<img alt="" src="/assets/a.avif" srcset="/stats.js, https://a.example/b.png 2x">', 'img-src', 'https://a.example'],
  ['<video poster="https://a.example/b.png">', 'img-src', 'https://a.example'],
  ['<input type="image" alt="" src="https://a.example/b.png">', 'img-src', 'https://a.example'],
  ['<link rel="preload StyleSheet" href="https://fonts.example/a.css">', 'style-src', 'https://fonts.example'],
  ['<button formaction="https://f.example/a">', 'form-action', 'https://f.example'],
  ['<object data="/assets/a.avif">', 'object-src', "'self'"],
])('%s is refused unless the policy allows it (S1)', async (tag, directive, source) => {
  const cure = `allow it in settings.ts: allowed: { '${directive}': [${JSON.stringify(source)}] }`;
  for (const policy of [{}, { [directive]: ['https://other.example'] }]) {
    await expect(check(tag, policy)).rejects.toThrow(refusal(tag, cure));
  }
  await check(tag, { [directive]: [source] });
});

test('the addresses of a srcset end at spaces, since they may have commas', () =>
  check('<img alt="" srcset="data:image/gif;base64,R0 1x,/assets/a.avif, /stats.js 2x">', { 'img-src': ['data:'] }));

test.each([
  ['<svg><image href="https://a.example/"/></svg>', '<image href="https://a.example/"/>: the policy of pages'],
  ['<noscript><p style="a"></p></noscript>', '<p style="a">: the policy of pages'],
  ['<template><p style="a"></p></template>', '<p style="a">: the policy of pages'],
  ['<p title="a > b" style="a">', '<p title="a > b" style="a">: the policy of pages'],
  ['<div><section><p style="a">', '<p style="a">: the policy of pages'],
])('%s is refused as browsers read it', (html, wrong) =>
  expect(check(html, {})).rejects.toThrow(`index.html, in the section b: ${wrong}`));

test('the style sheet and the script of the site are accepted by their hashes, and data (S1)', async () => {
  const sources = `style-src '${policyHash('p{}')}'; script-src 'sha256-b='`;
  const policy = `<meta http-equiv="content-security-policy" content="${sources}">`;
  const page = `${policy}<script type="application/ld+json">{}</script>`;
  await check(`${page}<style>p{}</style><script src="/stats.js" integrity="sha256-b="></script>`, {});
  await expect(check(`${page}<style>p {}</style>`, {})).rejects.toThrow('<style>: the policy of pages refuses it');
  await expect(check(`${page}<script src="/stats.js" integrity="sha256-c=">`, {})).rejects.toThrow("'script-src'");
});

test.each(['<title>', '<script src="/stats.js">'])('%s in the head, not closed, is refused (F24)', async (tag) => {
  const pages = (closing: string) => new Map([['index.html', `<head>${tag}${closing}</head><main></main>`]]);
  const checked = (closing: string) => checkPages(pages(closing), { 'script-src': ["'self'"] }, site);
  await expect(checked('')).rejects.toThrow(`index.html: ${tag}: takes in the whole page; close it with </`);
  await checked(tag.replace(/<(\w+).*/, '</$1>'));
});

test('outside of sections, as in the template, the file alone is its place', () => {
  const check = checkPages(new Map([['404.html', '<section id="a"></section><p style="b">']]), {}, site);
  return expect(check).rejects.toThrow(/^404\.html: <p style="b">: /);
});

test('what pages may have is accepted, and texts that tell of what they may not', () => {
  const links = '<link rel="canonical" href="https://a.example/"><link rel="stylesheet" href="/stats.js">';
  const picture = '<img src="/assets/a.avif" alt="x style=&quot;y&quot;"/><!-- <p style="c">\n -->';
  const texts = '<p online="c">&lt;p style="a"&gt; onclick="b"</p><textarea><p style="d"></textarea>';
  return check(`${links}${picture}${texts}<video>`, {});
});

const checkHome = (section: string) => {
  const home = `<main id="contenido"><section id="a">${section}</section></main>`;
  const pages = new Map([['index.html', home], ['aviso-legal.html', '<h2 id="método">']]);
  return checkPages(pages, {}, { ...site, base: '/web/' });
};

const dead = 'the site has nothing there; write the address of a page, an import of assets/, or a whole one';

test.each([
  ['<img alt="" src="/web/assets/nada.avif"/>', dead],
  ['<a href="/web/nada">', dead],
  ['<img alt="" srcset="/web/assets/a.avif 1x, /web/nada.avif 2x">', dead],
  ['<img alt="" src = "/web/nada.avif">', dead],
  ['<a href="/proyectos">', dead],
  ['<a href="/web/proyectos?utm=a&amp;id=dos">', dead],
  ['<a href="#100%">', 'index.html has no element with the id 100%'],
  ['<a href="/web/aviso-legal#nada">', 'aviso-legal.html has no element with the id nada'],
  ['<a href="https://">', 'this is no address'],
  ['<p id="contenido">', 'another element has this id; choose another name'],
  ['<img src="/web/assets/a.avif"/>', 'write alt="WHAT IT SHOWS", or alt="" if it only decorates'],
  ['<input type="image" src="/web/assets/a.avif">', 'write alt="WHAT IT SHOWS", or alt="" if it only decorates'],
])('%s in a component is refused, with its place and its cure', (tag, wrong) =>
  expect(checkHome(tag)).rejects.toThrow(new Mistake(`index.html, in the section a: ${tag}: ${wrong}`)));

test('a doubled id is told before a link that lacks the one that was meant', () =>
  expect(checkHome('<a href="#b"></a><p id="a"></p><p id="a">')).rejects.toThrow('another element has this id'));

const below = [
  '', 'proyectos', 'proyectos.html', 'proyectos/', 'proyectos?id=uno&amp;utm=a', 'proyectos/uno#',
  'aviso-legal#método', 'aviso-legal#m%C3%A9todo', 'año.json', 'a%C3%B1o.json', 'guía/', '#a', '#top',
].map((path) => `/web/${path}`);
const elsewhere = ['mailto:a@example.com', 'https://example.com/nada', '//example.com/nada'];

test.each([...below, ...elsewhere, '#a', '#:~:text=hola', 'año.json#2'])('an address like %s is accepted', (address) =>
  checkHome(`<a href="${address}">`));

test.each([
  '<p id="q&amp;a"></p><a href="#q&amp;a">', '<p id="it\'s"></p><a href="#it\'s">', '<p id="100%"></p><a href="#100%">',
  '<p id="a%20b"></p><a href="#a%20b">', '<p id="a&quot;b"></p><a href="#a%22b">',
  '<a href="#a:~:text=hola">', '<a href="#TOP">', '<p data-a1="ver id=contenido">',
  '<p title="id=&quot;contenido&quot;">', '<input name="a">',
])('names and addresses are compared as browsers read them: %s', (html) => checkHome(html));

test('a relative address is refused where the page has several addresses', async () => {
  const check = (file: string) =>
    checkPages(new Map([[file, '<a href="año.json">']]), {}, { ...site, base: '/web/' });
  await expect(check('proyectos/uno.html')).rejects.toThrow(
    'proyectos/uno.html: <a href="año.json">: this page has several addresses; write /web/…');
  await check('index.html');
});
