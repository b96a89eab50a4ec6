import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, buildSite } from '../../src/tools/make-site/build-site';
import { makeCopy } from './root';

/** Builds the site with the content of another file in src/site/. */
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
