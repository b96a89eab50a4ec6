import { expect, test } from 'vitest';
import { policyOf } from '../../src/html/policy';

const page = { css: 'a{}', scriptHash: 'sha256-b', html: '<p>style=""</p>' };

test('allowed sources are added to those of the site without replacing any (S1)', () => {
  const policy = policyOf(page, { 'form-action': ['https://forms.example'], 'img-src': ['https://a.example'] });
  expect(policy).toContain('; form-action https://forms.example;');
  expect(policy).toContain("; img-src 'self' data: https://a.example;");
});

test('trusted types are required only if no other scripts are allowed (S1)', () =>
  expect(policyOf(page, { 'script-src': ['https://a.example'] })).not.toContain('trusted-types'));

test('style attributes are allowed if the page has any (S1)', () => {
  const policy = policyOf({ ...page, html: '<p class="a" style="color:red">' });
  expect(policy).toContain("; style-src-attr 'unsafe-inline';");
  expect(policy).toMatch(/; style-src 'sha256-[^ ]+' 'self';/);
});
