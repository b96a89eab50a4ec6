import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { smallFile } from '../../pictures';
import { isSystemFile, listFiles, readText } from '../common/folder';

/** The pictures and PDFs of `assets/` that no source names; they are not published. */
export function unusedAssets(root: string) {
  const site = join(root, 'src/site');
  const sources = listFiles(site).filter((path) => /\.(tsx?|css)$/.test(path));
  const text = sources.map((path) => readText(join(site, path))).join('\n').normalize();
  const files = readdirSync(join(root, 'assets'))
    .filter((file) => /\.(avif|svg|pdf)$/i.test(file) && !isSystemFile(file))
    .filter((file) => !/^(icon|logo(-dark)?)\.svg$/.test(file));
  const smallVersions = new Set(files.map(smallFile));
  return files.filter((file) => !smallVersions.has(file) && !text.includes(`/assets/${file.normalize()}`));
}
