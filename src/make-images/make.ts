// `npm run images`: converts the photographs, then renders the images for shared links and the icons, and prints what
// has been done.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, madeFrom } from '../build/brand';
import { listFiles, replaceFile } from '../build/folder';
import { explain } from '../build/mistake';
import { readContent } from '../build/read-content';
import { drawBrand } from './brand';
import { findPhotos, importLines, makePictures, notImported, unusedFiles } from './photos';
import { makePreviews } from './previews';

/** Runs a step and prints the sentence that it returns, if any, or its error. */
async function report(step: () => string | undefined | Promise<string | undefined>) {
  try {
    const sentence = await step();
    if (sentence) console.log(sentence);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

async function makeBrand(assets: string, brand: Brand) {
  const icon = join(assets, 'icon.svg');
  if (existsSync(icon) && readFileSync(icon, 'utf8').includes(madeFrom(brand))) {
    return 'The share image and the icons are up to date.';
  }
  for (const [name, bytes] of await drawBrand(brand)) replaceFile(join(assets, name), bytes);
  return 'The share image and the icons are made anew.';
}

/** The text of all sources but content.ts, whose imports may outlive their use. */
function readSources(root: string) {
  const paths = ['src', 'styles'].flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`));
  const sources = paths.filter((path) => /\.(tsx?|css)$/.test(path) && !/node_modules|^src\/content\.ts$/.test(path));
  return sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
}

export async function main(root: string) {
  const [assets, content] = [join(root, 'assets'), join(root, 'src/content.ts')];
  const photos = findPhotos(assets);
  for (const photo of photos) await report(() => makePictures(assets, photo, photos));
  const made = photos.filter(({ files: [file] }) => existsSync(join(assets, file!)));
  const waiting = notImported(made, readFileSync(content, 'utf8'));
  if (waiting.length > 0) {
    console.log('\nFor src/content.ts, which does not import them yet (delete the originals of what is gone):');
    console.log(`${importLines(waiting).join('\n')}\n`);
  }
  // Last, since the content may import what was made.
  await report(async () => {
    const { content: { members, projects }, brand, previews, images } = await readContent(root, content);
    const unused = unusedFiles(assets, JSON.stringify([members, projects]) + readSources(root), waiting);
    if (unused.length > 0) {
      console.log(`Not used by content.ts: assets/${unused.join(', assets/')}; delete them and their originals.`);
    }
    await report(() => makeBrand(assets, brand));
    return makePreviews(assets, previews, images.files);
  });
}
