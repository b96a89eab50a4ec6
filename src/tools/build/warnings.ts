import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFrontmatterWarnings } from '../../checks/check-frontmatter';
import type { TeamTexts } from '../../checks/find-line';
import { brandImages } from '../../model/pictures';
import type { Language } from '../../model/types';
import { isPlaceholder } from '../../model/urls';
import type { PageFiles } from '../../schema/types';
import { brandImagesHash, imagesLock, shareImageSources } from './brand-images';
import type { Context } from './context';

const doubtful = [
  [/ on[A-Z]\w*(?==\{)|\buse(State|Effect|LayoutEffect|Reducer|Ref)(?=\W)(?!.*\bfrom\b)/,
    'has no effect, because static pages load no React. Use `pages` in sections.tsx.'],
  [/<img\b(?![^>]*\salt\b)[^>]*>/, 'needs an alternative text: alt="…", or alt="" if it is decorative.'],
] as const;

/** Empties the lines of fenced code blocks (```). */
const withoutFences = (text: string) =>
  text.replace(/^(```|~~~)[^]*?^\1/gm, (block) => block.replace(/.+/g, ''));

/** Returns warnings about code in `pages/`, with its line. */
export const findDoubtfulCode = (teamTexts: TeamTexts) => [...teamTexts].flatMap(([file, text]) =>
  (/(^|\/)pages\/.*\.(tsx|mdx)$/.test(file) ? withoutFences(text).split('\n') : []).flatMap((line, index) =>
    doubtful.flatMap(([pattern, advice]) => {
      const [code] = pattern.exec(line) ?? [];
      return code ? `${file}:${index + 1}: ${code.trim()} ${advice}` : [];
    })));

type WarningContext = Pick<Context, 'root' | 'teamTexts' | 'brand' | 'assets'>;
type LanguageWithFiles = Language & { components: { pageFiles: PageFiles } };

/** Returns mistakes that do not fail the build. */
export function findWarnings({ root, teamTexts, brand, assets }: WarningContext, languages: LanguageWithFiles[]) {
  const { site, projects } = languages[0]!;
  const expected = [imagesLock, ...brandImages, ...shareImageSources(languages).keys()];
  const areBrandImagesCurrent = expected.every((file) => assets.has(file))
    && readFileSync(join(root, 'assets', imagesLock), 'utf8').trim() === brandImagesHash(brand, languages);
  const titles = projects.filter(({ images }) => images.some(({ text }) => !text)).map(({ title }) => title);
  return [
    !areBrandImagesCurrent && 'assets/: favicons or share images are missing or out of date. Run `npm run images`.',
    isPlaceholder(site.url) && `content.ts: site.url is still ${site.url}. Set it to the URL of your site.`,
    titles.length > 0 && `content.ts: give the images of these projects a text (caption): ${titles.join(', ')}`,
    ...languages.flatMap(({ components: { pageFiles }, folder }) =>
      findFrontmatterWarnings(pageFiles, `${folder}pages/`, teamTexts)),
    ...findDoubtfulCode(teamTexts),
  ].filter((warning) => typeof warning === 'string');
}
