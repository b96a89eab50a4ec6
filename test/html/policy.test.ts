import { expect, test } from 'vitest';
import { policyOf } from '../../src/html/policy';

const hashes = { script: 'sha256-b', style: 'sha256-a' };

test('an allowed source follows those of the site, and replaces none (S1)', () => {
  const policy = policyOf(hashes, { 'form-action': ['https://forms.example'], 'img-src': ['data:'] });
  expect(policy).toContain('; form-action https://forms.example;');
  expect(policy).toContain("; img-src 'self' data:;");
});

test('trusted types are asked for where only our script runs (S1)', () => {
  expect(policyOf(hashes)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(hashes, { 'script-src': ['https://a.example'] })).not.toContain('trusted-types');
});
