import { JSDOM } from 'jsdom';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, buildSite } from '../../src/tools/build/build-site';
import { makeCopy } from './root';

/** Builds a site whose content is that of another file of src/site/. */
export function build(content: string): Promise<BuiltSite> {
  const root = makeCopy();
  if (content !== 'content.ts') {
    const site = join(root, 'src/site');
    cpSync(join(site, 'content.ts'), join(site, 'sample.ts'));
    const text = readFileSync(join(site, content), 'utf8').replace("'./content'", "'./sample'");
    writeFileSync(join(site, 'content.ts'), text);
  }
  return buildSite(root);
}

const sites = new Map<string, Promise<BuiltSite>>();

export function built(content: string): Promise<BuiltSite> {
  if (!sites.has(content)) sites.set(content, build(content));
  return sites.get(content)!;
}

export const textOf = ({ files }: BuiltSite, path: string) => new TextDecoder().decode(files.get(path));

export const { DOMParser } = new JSDOM().window;
const pages = new Map<string, Document>(); // by their HTML, since parsing takes long

/** A page of the site. Its script is not run, nor its style sheet parsed, which would be slow. */
export function pageOf(site: BuiltSite, path: string): Document {
  const html = textOf(site, path).replace('<style>', '<style type="text/plain">');
  if (!pages.has(html)) pages.set(html, new DOMParser().parseFromString(html, 'text/html'));
  return pages.get(html)!;
}
