import type { Content } from '../types';
import type { Asset } from './check-content';
import { avatarWidth } from './image-limits';

const placeholder = /(^|\.)(example\.(com|net|org)|localhost)$|^(127|10|192\.168)\.[\d.]+$/;

/** What to improve in content without mistakes, each as a sentence. `assets` as for `checkContent`. */
export function contentWarnings({ site, members }: Content, assets: ReadonlyMap<string, Asset>): string[] {
  const addresses = placeholder.test(new URL(site.url).hostname)
    ? [`site.url is still ${site.url}; write where the site will live, which search engines and previews read.`]
    : [];
  const avatars = members.flatMap(({ name, avatar = '' }) => {
    const { file = '', width = 0, height = 0 } = assets.get(avatar) ?? {};
    if (/\.svg$/i.test(file) || Math.min(width, height) <= 2 * avatarWidth) return [];
    const cure = 'put the original into assets/photos/avatars/, run npm run images, and import what that writes';
    return [`the avatar of ${name}, ${file}, has ${width} by ${height} px, of which 44 are shown; ${cure}.`];
  });
  return [...addresses, ...avatars].map((warning) => `content.ts: ${warning}`);
}
