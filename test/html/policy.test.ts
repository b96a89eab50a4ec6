import { expect, test } from 'vitest';
import { policyHash, policyOf } from '../../src/html/policy';

const page = { css: 'a{}', scriptHash: 'sha256-b', html: '<p>style=""</p>' };

test('allowed sources are added to those of the site without replacing any (S1)', () => {
  const policy = policyOf(page, { 'form-action': ['https://forms.example'], 'img-src': ['https://a.example'] });
  expect(policy).toContain('; form-action https://forms.example;');
  expect(policy).toContain("; img-src 'self' data: https://a.example;");
});

test.each([
  ['style-src-elem', ['https://a.example'], "style-src-elem 'sha256-[^ ]+' 'self' https://a.example$"],
  ['style-src-elem', ["'unsafe-inline'", "'self'"], "style-src-elem 'self' 'unsafe-inline'$"], // no hash
  ['worker-src', ['blob:'], "worker-src 'sha256-b' blob:$"], ['manifest-src', ["'self'"], "manifest-src 'self'$"],
])('if %s allows %j, it also allows what browsers would allow without it (S1)', (directive, sources, end) =>
  expect(policyOf(page, { [directive]: sources })).toMatch(RegExp(`; ${end}`)));

test('inline scripts and styles, but not JSON, are allowed by their hashes (S1)', () => {
  const html = '<style media="">a{}</style><script>b()</script><script src="c"></script>'
    + `<script type="application/ld+json">d</script><script type = 'JSON'>f</script><script src = c></script>`
    + '<script data-type="json">e()</script>';
  const policy = policyOf({ ...page, css: '', html });
  expect(policy).toContain(`; script-src 'sha256-b' '${policyHash('b()')}' '${policyHash('e()')}'; style-src `);
  expect(policy).toContain(` '${policyHash('a{}')}' 'self';`);
});

test('Trusted Types are required unless a page has or allows scripts of the team (S1)', () => {
  expect(policyOf(page)).toContain('trusted-types');
  expect(policyOf({ ...page, html: '<script>b()</script>' })).not.toContain('trusted-types');
  expect(policyOf(page, { 'script-src': ['https://a.example'] })).not.toContain('trusted-types');
});

test('style attributes are allowed if the page has any (S1)', () => {
  const policy = policyOf({ ...page, html: '<p class="a" style="color:red">' });
  expect(policy).toContain("; style-src-attr 'unsafe-inline';");
  expect(policy).toMatch(/; style-src 'sha256-[^ ]+' 'self';/);
});
