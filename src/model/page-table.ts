import type { Frontmatter, LanguageSource, Pages, Project } from '../schema/types';
import { newestFirst } from './dates';
import { pageShareImage, projectShareImage } from './pictures';
import type { FullPage, Page, PageMeta, SiteData } from './types';
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

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

type SrcOf = (image: string) => string;

/** What a page has before its versions in other languages are known. */
type OwnPage = DistributiveOmit<Page, 'translations'> & { meta: Omit<PageMeta, 'versions'> };

/** Returns the pages of a language, without links to other languages. */
function pagesOf({ folder, site, projects, data, components: { pages, staticPages } }: LanguageFiles, srcOf: SrcOf) {
  const { base, projectsPath } = data;
  const paths = Object.keys({ ...pages, ...staticPages });

  const locationOf = (name: string, path = base + name) =>
    ({ file: name || 'index', path, url: new URL(name, site.url + folder).href });
  const tabTitleOf = (title: string) => `${title} — ${site.brand}`;

  function projectPage({ id, title, desc, images }: Project): OwnPage {
    const { href } = data.projects.find((project) => project.id === id)!.link;
    const src = images[0] && hasAssetUrl(images[0].src) ? images[0].src : undefined;
    const meta = { title, description: desc, shareImage: { file: projectShareImage(id), src } };
    const location = locationOf(projectFile(projectsPath, id), href);
    return { kind: 'project', id, ...location, tabTitle: tabTitleOf(title), meta };
  }

  function teamPage(kind: 'component' | 'static', path: string, fields: Frontmatter): OwnPage {
    const { source, title, description, image, date, updated, author, lang } = fields;
    const noindex = fields.noindex || path === '404' || undefined; // JSON omits undefined fields
    const article = noindex ? {} : { date, updated, author, lang }; // feeds omit pages without a date
    const shareImage = image ? { file: pageShareImage(image), src: srcOf(image) } : undefined;
    return {
      kind,
      back: base + (paths.find((other) => path.startsWith(`${other}/`)) ?? ''),
      noindex,
      ...locationOf(path),
      tabTitle: tabTitleOf(title),
      meta: { title, description, source, shareImage, ...article },
    };
  }

  const meta = { title: site.brand, description: site.description };
  const home: OwnPage = { kind: 'home', ...locationOf(''), tabTitle: site.title, meta };
  const unknown: OwnPage = { kind: 'unknown', ...locationOf(projectsPath), tabTitle: site.brand, meta };
  return [
    home,
    unknown,
    ...projects.filter(({ link }) => hasPage(link)).map(projectPage),
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
  languages: Some[], srcOf: SrcOf = (image) => image,
): (Some & { pages: FullPage[] })[] {
  const tables = languages.map((language) => {
    const tag = language.words.language;
    return { tag, name: nameOf(tag), base: language.data.base, pages: pagesOf(language, srcOf) };
  });

  function linkVersions({ meta, ...page }: OwnPage, ownTag: string): FullPage {
    const all = tables.map(({ pages, ...table }) =>
      ({ ...table, version: page.file === '404' ? undefined : pages.find(({ file }) => file === page.file) }));
    const urls = all.flatMap(({ tag, version }) => (version ? [{ tag, url: version.url }] : []));
    // The default language is for visitors who speak none of these languages:
    // https://developers.google.com/search/docs/specialty/international/localized-versions
    const original = all[0]!.version ? [{ tag: 'x-default', url: all[0]!.version.url }] : [];
    const translations = all.filter(({ tag }) => tag !== ownTag).map(({ tag, name, base, version }) =>
      ({ tag, name, path: version && version.file !== 'index' ? base + version.file : base }));
    return { ...page, translations, meta: { ...meta, versions: urls.length > 1 ? [...urls, ...original] : [] } };
  }

  return languages.map((language, index) => {
    const { tag, pages } = tables[index]!;
    return { ...language, pages: pages.map((page) => linkVersions(page, tag)) };
  });
}
