import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { markStyle } from '../assets/brand';
import { readAsset } from '../assets/read-asset';
import { readPalette } from '../colours/palette';
import { Mistake } from '../builder/mistake';
import type { Sources } from '../builder/read-sources';
import { cssModules } from './css-modules';

/**
 * Returns a function that gives the address of a `url()` in a style sheet: that of the file that it names, which is
 * published. Throws a Mistake for any other, which no page could load.
 */
export const urlResolver = (root: string, publish: (path: string) => string) => (url: string) => {
  if (url.startsWith('#')) return url;
  const path = join(root, 'styles', url);
  if (/\.(woff2|avif|svg)$/i.test(path) && existsSync(path)) return publish(path);
  throw new Mistake(`url(${url}) names no WOFF2, AVIF or SVG file of the site; write url(../assets/FILE)`);
};

const longest = (words: string[]) => Math.max(...words.map(({ length }) => length));

type Value = string | number;

const declare = (values: [name: string, value: Value][]) =>
  values.map(([name, value]) => `--${name}:${value};`).join('');

/** The styles of colours by name. The dark scheme is for screens, not for print. */
export function schemesOf(colours: Record<string, [light: string, dark: string]>) {
  const light = declare(Object.entries(colours).map(([name, [light]]) => [name, light]));
  const changing = Object.entries(colours).filter(([, [light, dark]]) => light !== dark);
  const dark = declare(changing.map(([name, [, dark]]) => [name, dark]));
  return `:root{${light}}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}`;
}

/** Compiles the style sheets with the values that follow from the sources. Class names are short if `isShort`. */
export function compileStyles(root: string, sources: Sources, isShort: boolean) {
  const { content, words, model, published, brand } = sources;
  const { site, projects } = content;
  const { base, home } = model;
  const { primary, ...colours } = readPalette(root);
  const headings = Object.values(words.sections).map(({ heading }) => heading);
  const pages = [...projects, ...model.ownPages].map(({ title }) => title);
  const titles = [site.headline, home.contact[0], ...headings, ...pages].join(' ');
  const values: Record<string, Value> = {
    origin: JSON.stringify(site.url.slice(0, -base.length)),
    loading: JSON.stringify(words.loading),
    'nothing-yet': JSON.stringify(words.nothingYet),
    'opens-tab': JSON.stringify(words.opensTab),
    ...markStyle(brand, base),
    letters: longest(titles.split(/\s+/)),
    'mail-letters': site.email.length,
    'mail-part-letters': longest(site.email.split(/(?=@)/)),
  };
  const resolveUrl = urlResolver(root, (path) => base + readAsset(path, published).src);
  const derived = `:root{${declare(Object.entries(values))}}${schemesOf(colours)}`;
  return cssModules(join(root, 'styles'), isShort, derived, resolveUrl);
}
