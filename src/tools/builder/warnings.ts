import type { Language } from '../../model/types';
import { brandImages } from '../../pictures';

/** What does not stop the build. `images` are those of `npm run images`, by path. */
export function warningsOf({ site, data: { projects } }: Language, images: ReadonlySet<string>): string[] {
  const shared = projects.filter(({ link, captures }) => !link.target && captures.length > 0)
    .map(({ id }) => `share/${id}.jpg`);
  const missing = [...brandImages, ...shared].filter((file) => !images.has(file));
  const isPlaceholder = /(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(site.url).hostname);
  const titles = projects.filter(({ captures }) => captures.some(({ text }) => !text)).map(({ title }) => title);
  return [
    missing.length > 0 && `Missing in assets/: ${missing.join(', ')}; make them with npm run images.`,
    isPlaceholder && `content.ts: site.url is still ${site.url}; write the address that search engines should show.`,
    titles.length > 0 && `content.ts: captures without a text for screen readers: ${titles.join(', ')}`,
  ].filter((warning) => typeof warning === 'string');
}
