import type { Content } from '../types';
import type { Assets } from './check-content';
import { avatarWidth } from './image-limits';

const cure = 'put the original into assets/photos/avatars/, run npm run images, and import what that writes';

/** What to improve in content without mistakes, each as a sentence. */
export function contentWarnings({ site, members }: Content, assets: Assets): string[] {
  const isPlaceholder = /(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(site.url).hostname);
  const avatars = members.flatMap(({ name, avatar = '' }) => {
    const { file = '', width = 0, height = 0 } = assets.get(avatar) ?? {};
    if (/\.svg$/i.test(file) || Math.min(width, height) <= 2 * avatarWidth) return [];
    return `the avatar of ${name}, ${file}, has ${width} by ${height} px, of which 44 are shown; ${cure}.`;
  });
  return [
    ...(isPlaceholder
      ? [`site.url is still ${site.url}; write where the site will live, which search engines and previews read.`]
      : []),
    ...avatars,
  ].map((warning) => `content.ts: ${warning}`);
}
