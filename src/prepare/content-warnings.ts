import type { Content } from '../types';
import type { Asset } from './check-content';
import { called } from './checks';
import { avatarWidth, smallWidth } from './image-limits';

const placeholder = /^((.*\.)?example\.(com|net|org)|(.*\.)?localhost|.*\.local|(127|10|192\.168)\.[\d.]+)$/;

/** An address that visitors cannot open. */
const addressWarning = (url: string) =>
  placeholder.test(new URL(url).hostname) ? [`site.url is still ${url}; write where the site will live, which search engines and previews read.`] : [];

/** A drawing is sharp at every size. */
const isDrawing = ({ file }: Asset) => /\.svg$/i.test(file);

function captureWarning(path: string, asset: Asset) {
  const { file, width = 0, height = 0 } = asset;
  if (isDrawing(asset) || Math.max(width, height) >= smallWidth) return [];
  return [`${path}: ${file} has ${width} by ${height} px and looks blurred; take the capture with at least ${smallWidth} px on its longer side.`];
}

function avatarWarning(path: string, asset: Asset) {
  const { file, width = 0, height = 0 } = asset;
  if (isDrawing(asset) || Math.min(width, height) <= 2 * avatarWidth) return [];
  return [`${path}: ${file} has ${width} by ${height} px, but ${avatarWidth} by ${avatarWidth} are shown; put the original into assets/photos/avatars/, run npm run images, and import what that writes.`];
}

/** What to improve in content without mistakes, each as a sentence that names the record. `assets` as for `checkContent`. */
export function contentWarnings({ site, members, projects }: Content, assets: ReadonlyMap<string, Asset>): string[] {
  const assetOf = (address: string) => assets.get(address)!; // the checker has found it
  return [
    ...addressWarning(site.url),
    ...members.flatMap((member, index) =>
      member.avatar ? avatarWarning(`members[${index}]${called(member, 'name')}.avatar`, assetOf(member.avatar)) : []),
    ...projects.flatMap((project, index) =>
      project.images.flatMap((image, at) => captureWarning(`projects[${index}]${called(project, 'title')}.images[${at}]`, assetOf(image)))),
  ].map((warning) => `content.ts: ${warning}`);
}
