import type { Frontmatter, LanguageSource, Pages } from '../schema/types';
import { pageShareImage, projectShareImage } from './pictures';
import type { FullPage, SiteData } from './types';
import { hasPage, projectFile } from './urls';

/** The pages of the team: components, and those that are rendered only by the build. Both are by path. */
type TeamPages = { pages: Pages; staticPages: Record<string, Frontmatter> };

type LanguageFiles = LanguageSource & { data: SiteData; components: TeamPages };

/** Returns the name of a language in that language: `English` for `en`. */
function nameOf(tag: string) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Returns whether a URL is that of an asset. `npm run images` can draw only such pictures. */
const hasAssetUrl = (src: string) => /^\/([^/].*)?assets\/[^/]*-[\da-f]{8}\.\w+$/.test(src);

/** Returns the day of a date, as written. `Date` alone would convert zones and read February 30 as March 2. */
export function dayIn(date: unknown) {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|[T ] *\d)/i.exec(`${date ?? ''}`) ?? [];
  return day && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? day : undefined;
}

/** Returns whether a page is a draft (Jekyll: `published: false`), or its date is in the future. */
export function isUnpublished({ draft, published, date = '' }: Frontmatter) {
  const today = new Date().toLocaleDateString('sv'); // such as 2026-11-28
  return Boolean(draft) || published === false || (dayIn(date) ?? '') > today;
}

/** Compares pages by date. Objects with pages have another order: paths such as `2025` come first. */
export const newestFirst = (one: { date?: string }, other: { date?: string }) =>
  (other.date ?? '').localeCompare(one.date ?? '');

/** Returns the pages of a language, without links to other languages. */
function pagesOf(language: LanguageFiles, srcOf: (image: string) => string) {
  const { folder, site, projects, data, components: { pages, staticPages } } = language;
  const { base, projectsPath } = data;
  const { brand } = site;

  const locationOf = (name: string, path = base + name) =>
    ({ file: name || 'index', path, url: new URL(name, site.url + folder).href });
  const tabTitleOf = (title: string) => `${title} — ${brand}`;

  const paths = Object.keys({ ...pages, ...staticPages });

  function teamPage(kind: 'component' | 'static', path: string, fields: Frontmatter) {
    const { source, title, description, image, date, updated, author, lang } = fields;
    const back = base + (paths.find((other) => path.startsWith(`${other}/`)) ?? '');
    const noindex = fields.noindex || path === '404' || undefined; // JSON omits undefined fields
    const article = noindex ? {} : { date, updated, author, lang }; // feeds omit pages without a date
    const shareImage = image ? { file: pageShareImage(image), src: srcOf(image) } : undefined;
    const meta = { title, description, source, shareImage, ...article };
    return { kind, back, noindex, ...locationOf(path), tabTitle: tabTitleOf(title), meta };
  }

  const meta = { title: brand, description: site.description };
  return [
    { kind: 'home' as const, ...locationOf(''), tabTitle: site.title, meta },
    { kind: 'unknown' as const, ...locationOf(projectsPath), tabTitle: brand, meta },
    ...projects.flatMap(({ id, title, desc, link, images }, index) => {
      if (!hasPage(link)) return [];
      const { href } = data.projects[index]!.link;
      const src = images[0] && hasAssetUrl(images[0].src) ? images[0].src : undefined;
      const shareImage = { file: projectShareImage(id), src };
      const location = locationOf(projectFile(projectsPath, id), href);
      const meta = { title, description: desc, shareImage };
      return { kind: 'project' as const, id, ...location, tabTitle: tabTitleOf(title), meta };
    }),
    ...Object.entries(pages).map(([path, fields]) => teamPage('component', path, fields)),
    ...Object.entries(staticPages).map(([path, fields]) => teamPage('static', path, fields))
      .sort((one, other) => newestFirst(one.meta, other.meta)),
  ];
}

/**
 * Adds pages to all languages, the default language first, with links between the versions of each page. `srcOf`
 * returns the `src` of a picture in `assets/`.
 */
export function createPageTables<Some extends LanguageFiles>(
  languages: Some[], srcOf = (image: string) => image,
): (Some & { pages: FullPage[] })[] {
  const tables = languages.map((language) => pagesOf(language, srcOf));
  const versionsOf = (file: string) => languages.map(({ words, data }, index) =>
    ({ tag: words.language, base: data.base, page: tables[index]!.find((page) => page.file === file) }));

  return languages.map((language, index) => ({
    ...language,
    pages: tables[index]!.map(({ meta, ...page }) => {
      const all = versionsOf(page.file);
      const urls = all.flatMap(({ tag, page }) => (page && page.file !== '404' ? { tag, url: page.url } : []));
      // The default language is for visitors who speak none of these languages:
      // https://developers.google.com/search/docs/specialty/international/localized-versions
      const original = all[0]!.page ? [{ tag: 'x-default', url: all[0]!.page.url }] : [];
      const translations = all.filter((_, other) => other !== index).map(({ tag, base, page }) =>
        ({ tag, name: nameOf(tag), path: page && page.file !== 'index' ? base + page.file : base }));
      return { ...page, translations, meta: { ...meta, versions: urls.length > 1 ? [...urls, ...original] : [] } };
    }),
  }));
}
