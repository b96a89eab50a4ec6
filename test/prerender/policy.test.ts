import { expect, test } from 'vitest';
import { policyOf } from '../../src/prerender/policy';

test('an allowed source follows those of the site, and replaces none (S1)', () => {
  const allowed = { 'form-action': ['https://forms.example'], 'script-src': ['https://a.example'] };
  const policy = policyOf({ script: 'sha256-b', style: 'sha256-a' }, allowed);
  expect(policy).toContain('; form-action https://forms.example;');
  expect(policy).toContain(`; script-src 'sha256-b' https://a.example;`);
});
