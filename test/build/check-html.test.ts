import { expect, test } from 'vitest';
import { checkHtml } from '../../src/build/check-html';
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
  const check = (policy: Policy) => () => checkHtml('index.html', page, policy);
  expect(check({})).toThrow(new Error(`index.html, in the section b: ${tag}: ${refuses}; ${cure}`));
  if (allowed) expect(check(allowed)).not.toThrow();
});

test('what pages may have is accepted, and texts that tell of what they may not', () => {
  const links = '<link rel="canonical" href="https://a.example/"><link rel="stylesheet" href="/assets/late.css">';
  const page = links + '<img src="/a.avif" alt="x style=&quot;y&quot;"/><p>&lt;p style="a"&gt; onclick="b"</p><video>';
  checkHtml('a.html', page, {});
});

const stats = '<script async crossorigin src="https://stats.example/s.js" data-site="a">';

test.each([
  [stats, allow('script-src', 'https://stats.example')],
  ['<script src="/stats.js">', allow('script-src', "'self'")],
  ["<script src='https://other.example/s.js'>", 'add the attribute crossorigin, since it is of another host'],
  ['<SCRIPT>', 'put the script into assets/root/, and load that with src'],
  ['<style media="all">', 'write the rule into styles/'],
])('%s in the template is refused in a sentence (S1)', (tag, cure) => {
  const policy = { 'script-src': ['https://other.example'] };
  expect(() => checkHtml('index.html', `<html>\n${tag}\n`, policy)).toThrow(`index.html: ${tag}: ${refuses}; ${cure}`);
});

test('a script that the policy allows is accepted', () => {
  checkHtml('index.html', stats, { 'script-src': ['https://stats.example'] });
  checkHtml('index.html', "<script src='/stats.js'></script>", { 'script-src': ["'self'"] });
});
