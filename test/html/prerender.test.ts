import * as sample from 'site/content';
import * as words from 'site/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { policyHash } from '../../src/html/policy';
import type { BuiltSite } from '../../src/tools/build/build-site';
import * as english from '../../src/words/en';
import { built } from '../fixtures/built';
import { pageOf, textOf } from '../fixtures/pages';

let site: BuiltSite;
beforeAll(async () => {
  site = await built('content.ts');
});

const find = (path: string, selector: string) => pageOf(site, path).querySelector(selector)!;
const attributeOf = (path: string, selector: string, name = 'content') => find(path, selector).getAttribute(name)!;
const attributesOf = (path: string, selector: string, ...names: string[]) =>
  [...pageOf(site, path).querySelectorAll(selector)].map((element) => names.map((name) => element.getAttribute(name)));
const policyOf = (path: string) => attributeOf(path, '[http-equiv="content-security-policy"]');

const policyWith = (rules: string) =>
  `default-src 'none'; ${rules}; font-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; `
    + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const fileOf = (path: string, selector: string, name: string) =>
  site.files.get(attributeOf(path, selector, name).slice(1))!;

const styleHash = (path: string) => policyHash(find(path, 'style').textContent);

describe.each(['index.html', 'proyectos.html', 'proyectos/geoapp.html'])('%s', (path) => {
  test('has a policy with the hashes of its script and styles, and nothing unsafe (S1, S3)', () => {
    const script = policyHash(fileOf(path, 'script[src]', 'src'));
    expect(policyOf(path)).toBe(policyWith(`script-src '${script}'; style-src '${styleHash(path)}' 'self'`));
    expect(attributeOf(path, 'script[src]', 'integrity')).toBe(script);
  });

  test('starts with the skip link, and has one heading in its content (F16, F29)', () => {
    expect(find(path, 'a').textContent).toBe(words.skipToContent);
    expect(pageOf(site, path).querySelectorAll('main h1')).toHaveLength(1);
  });

  test('has roles of lists, which Safari needs if they have no bullets (F29)', () =>
    expect(find(path, 'main ul:not([role=list])')).toBeNull());

  test('has links in the header, and the year in the footer, without the script (F24)', () => {
    expect(attributesOf(path, 'header nav a', 'href').flat()).toEqual(['/', '/#equipo', '/#proyectos', '/#contacto']);
    expect(find(path, 'footer').textContent).toContain(`© ${new Date().getFullYear()} Equipo Dev`);
  });

  test('is in Spanish, and has no UI strings in English (F19)', () => {
    expect(pageOf(site, path).documentElement.lang).toBe('es');
    for (const text of [...Object.values(english), english.moreAbout('Ada')]) {
      for (const written of [`"${text}"`, `>${text}<`]) expect(textOf(site, path)).not.toContain(written);
    }
  });

  test('shows the e-mail address as text that proxies and translators must not replace (F34)', () => {
    expect(textOf(site, path)).toMatch(/<body>\s*<!--email_off-->[^]*<!--\/email_off-->\s*<\/body>/);
    for (const link of pageOf(site, path).querySelectorAll('[href^="mailto:"]')) {
      expect([link.textContent, link.getAttribute('translate')]).toEqual([sample.site.email, 'no']);
    }
  });

  test('loads pictures before the script, deferred styles last, and nothing from other hosts (F5, F12)', () => {
    expect(`${fileOf(path, 'body > [rel=stylesheet]:last-child', 'href')}`).toContain('@media print');
    expect(pageOf(site, path).querySelectorAll('script:has(~ :not(script, link))')).toHaveLength(0);
    const requested = attributesOf(path, '[src], link[href]:not([rel=canonical])', 'src', 'href').flat();
    for (const address of requested.filter(Boolean)) expect(address).toMatch(/^\/(?!\/)/);
    expect(attributesOf(path, 'a', 'href').flat().every(Boolean)).toBe(true);
  });
});

test('the home page labels its menu and sections, and no card has an inert back (B7, C1, E16, F29)', () => {
  const names = attributesOf('index.html', 'section', 'aria-labelledby').flat();
  expect(names.map((id) => find('index.html', `h2#${id}`).textContent))
    .toEqual(['Integrantes', 'Proyectos', 'Contacto']);
  expect(attributeOf('index.html', '#menu', 'aria-labelledby')).toBe(find('index.html', '#menu h2').id);
  expect(find('index.html', 'main [inert]')).toBeNull();
  expect(attributesOf('index.html', '[data-current="/proyectos"]', 'href').flat())
    .toEqual(['/#proyectos', '/#proyectos']);
});

test('a project links captures to their images and preloads only the first one, and no covers (A1, F10)', () => {
  const path = 'proyectos/geoapp.html';
  expect(attributesOf(path, '[data-capture]', 'href')).toEqual(sample.projects[0]!.images.map(({ src }) => [src]));
  const [first] = attributesOf(path, '[data-capture] img', 'srcset', 'sizes');
  expect(attributesOf(path, 'head > [rel=preload]:has(~ style)', 'imagesrcset', 'imagesizes')).toEqual([first]);
  for (const page of ['index.html', path]) expect(attributesOf(page, 'body [rel=preload]')).toEqual([]);
  expect(attributesOf('index.html', 'head > [rel=preload]')).toEqual([]);
});

test('the page of an unknown project is empty, 404.html redirects, and both are noindex (E13, E14, S1)', () => {
  for (const path of ['proyectos.html', '404.html']) expect(attributeOf(path, '[name=robots]')).toBe('noindex');
  expect(find('proyectos.html', 'main').textContent).toBe(words.back);
  expect(attributeOf('404.html', '[http-equiv=refresh]')).toBe('0; url=/');
  expect(find('404.html', 'a').outerHTML).toBe(`<a href="/">${sample.site.brand}</a>`);
  expect(policyOf('404.html')).toBe(policyWith(`style-src '${styleHash('404.html')}'`));
});

test.each(['proyectos', 'proyectos/geoapp'])('%s is also published as index.html (S9)', (path) =>
  expect(textOf(site, `${path}/index.html`)).toBe(textOf(site, `${path}.html`)));
