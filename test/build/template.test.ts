// @vitest-environment node
import { expect, test } from 'vitest';
import { Mistake } from '../../src/build/mistake';
import { checkTemplate } from '../../src/build/template';

const template = (head = '') => `<html lang="<!--language-->">\n<head>\n${head}\n<!--head-->\n</head>\n<body><!--body--></body>`;

test.each(['language', 'head', 'body'])('a template without its slot for the %s is refused', (slot) => {
  expect(() => checkTemplate(template().replace(`<!--${slot}-->`, ''), [])).toThrow(new Mistake(`index.html: <!--${slot}--> is missing; the build puts the ${slot} of each page there.`));
});

const stats = '<script async crossorigin src="https://stats.example/s.js" data-site="a">';
const allow = (source: string) => `the policy of pages refuses it; allow it in src/content.ts: policy: { 'script-src': [${source}] }`;

test.each([
  [stats, allow('"https://stats.example"')],
  [stats.replace('crossorigin ', ''), 'is of another host, from which pages load files with crossorigin only; add that attribute'],
  ['<script src="/stats.js">', allow(`"'self'"`)],
  ['<SCRIPT>', 'the policy of pages refuses scripts inside HTML; put it into a file of assets/root/, and load that with src'],
  ['<style media="all">', 'the policy of pages refuses it; write it into styles/'],
])('%s in the template is refused in a sentence with its line (S1)', (tag, why) => {
  expect(() => checkTemplate(template(tag), ['https://other.example'])).toThrow(new Mistake(`index.html:3: ${tag} ${why}`));
});

test('a script that the policy allows is accepted', () => {
  checkTemplate(template(stats), ['https://stats.example']);
  checkTemplate(template("<script src='/stats.js'></script>"), ["'self'"]);
});
