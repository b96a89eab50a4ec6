import { basename, dirname, join } from 'node:path';
import type { Pages, Sections } from '../../types';
import { markStyle } from '../assets/brand';
import { folderLister, readAsset } from '../assets/read-asset';
import type { Sources } from '../builder/read-sources';
import { readText } from '../common/folder';
import { Mistake } from '../common/mistake';
import { compileColours } from './colours';
import { headlineStyle, partsOf } from './headline';
import { compileSheets } from './sheets';

/** Returns a function that publishes the file of a `url()`, or throws a Mistake. */
export function urlResolver(publish: (path: string) => string) {
  const list = folderLister();
  return (url: string, folder: string) => {
    if (url.startsWith('#')) return url;
    const path = join(folder, url);
    const name = list(dirname(path)).get(basename(path).normalize()); // with its case, as on Linux
    if (name && /\.(woff2?|ttf|otf|avif|svg)$/i.test(name)) return publish(join(dirname(path), name));
    throw new Mistake(`url(${url}) is not a WOFF2, AVIF or SVG file of the site; write url(../../assets/FILE)`);
  };
}

const longest = (words: string[]) => Math.max(...words.map(({ length }) => length));

type Value = string | number;

const declare = (values: [name: string, value: Value][]) =>
  values.map(([name, value]) => `--${name}:${value};`).join('');

/** Texts in print and in the viewer. A late custom property of the root would restyle the whole page. */
export function lateTexts({ content: { site }, words, model: { base } }: Sources) {
  const [brand, origin] = [site.brand, site.url.slice(0, -base.length)].map((text) => JSON.stringify(text));
  const ofPrint = declare([['brand', brand!], ['origin', origin!]]);
  return `dialog{${declare([['loading', JSON.stringify(words.loading)]])}}@media print{:root{${ofPrint}}}`;
}

/** The styles derived from the team's texts and colour. */
export function derivedStyles(
  root: string, { content, words, model, brand }: Sources, sections: Sections, pages: Pages,
) {
  const { site } = content;
  const { home, projects, root: files } = model;
  const colours = readText(join(root, 'styles/colours.css'));
  const headline = home.headline.join('');
  const headings = Object.values(sections).map(({ heading }) => heading);
  const titles = [...Object.values(pages), ...projects].map(({ title }) => title);
  const values: Record<string, Value> = {
    'nothing-yet': JSON.stringify(words.nothingYet),
    ...markStyle(brand, files),
    ...headlineStyle(headline),
    letters: longest(partsOf([headline, home.contact[0], ...headings, ...titles].join(' '))),
    'mail-letters': site.email.length,
    'mail-part-letters': longest(site.email.split(/(?=@)/)),
  };
  return `:root{${declare(Object.entries(values))}}${compileColours(colours, brand)}`;
}

/** `files` are what the style sheets of the language load. */
export function compileStyles(root: string, base: string, language: string) {
  const files = new Map<string, Buffer>();
  const resolveUrl = urlResolver((path) => base + readAsset(path, files).src);
  return { ...compileSheets(root, resolveUrl, language), files };
}
