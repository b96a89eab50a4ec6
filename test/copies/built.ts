import { JSDOM } from 'jsdom';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, buildSite } from '../../src/tools/build/build-site';
import { makeCopy } from './root';

/** Builds a site whose content is that of another file of src/site/. */
function build(content: string): Promise<BuiltSite> {
  const root = makeCopy();
  const pathOf = (file: string) => join(root, 'src/site', file);
  const text = readFileSync(pathOf(content), 'utf8').replace("'./content'", "'./sample'");
  renameSync(pathOf('content.ts'), pathOf('sample.ts'));
  writeFileSync(pathOf('content.ts'), text);
  return buildSite(root);
}

const sites: Record<string, Promise<BuiltSite>> = {};
export const built = (content: string) => sites[content] ??= build(content);

export const textOf = ({ files }: BuiltSite, path: string) => `${files.get(path)}`;

export const { DOMParser } = new JSDOM().window;
const pages = new Map<string, Document>(); // by their HTML, since parsing takes long

/** A page of the site. Its script is not run, nor its style sheet parsed, which would be slow. */
export function pageOf(site: BuiltSite, path: string): Document {
  const html = textOf(site, path).replace('<style>', '<style type="text/plain">');
  if (!pages.has(html)) pages.set(html, new DOMParser().parseFromString(html, 'text/html'));
  return pages.get(html)!;
}
