import { afterEach, expect, test } from 'vitest';
import { allowed, policyOf } from '../../src/hosts/policy';

afterEach(() => {
  for (const directive of Object.keys(allowed)) delete allowed[directive as keyof typeof allowed];
});

test('a source that is allowed stands beside the own ones, and instead of none (S1)', () => {
  Object.assign(allowed, { 'form-action': ['https://forms.example'], 'script-src': ['https://a.example'] });
  const policy = policyOf({ script: 'sha256-b', style: 'sha256-a' });
  expect(policy).toContain('; form-action https://forms.example;');
  expect(policy).toContain(`; script-src 'sha256-b' https://a.example;`);
});
