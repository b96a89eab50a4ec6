import type { Frontmatter, Pages, Texts } from '../team/types';
import { hasPage, projectFile } from './urls';
import type { FullPage, SiteData } from './types';

type Source = Texts & { data: SiteData; ownPages: Pages; staticPages?: Record<string, Frontmatter> };

/** Such as `English`, in the language itself. */
function nameOf(tag: string) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The pages of a language, without links to other languages. */
function pagesOf({ folder, site, projects, data, ownPages, staticPages = {} }: Source) {
  const { base, projectsPath } = data;
  const { brand } = site;

  const place = (name: string, path = base + name) =>
    ({ file: name || 'index', path, url: new URL(name, site.url + folder).href, robots: 'index' as const });
  const texts = (title: string, description: string) => ({ title, description, tabTitle: `${title} — ${brand}` });

  const paths = Object.keys({ ...ownPages, ...staticPages });
  const ofTeam = (kind: 'own' | 'static', pages: Record<string, Frontmatter>) =>
    Object.entries(pages).map(([path, { title, description, date, image }]) => {
      const back = base + (paths.find((other) => path.startsWith(`${other}/`)) ?? '');
      return { kind, back, date, image, ...place(path), ...texts(title, description) };
    });

  return [
    { kind: 'home' as const, ...place(''), ...texts(brand, site.description), tabTitle: site.title },
    {
      kind: 'unknown' as const, ...place(projectsPath), ...texts(brand, site.description), tabTitle: brand,
      robots: 'noindex' as const,
    },
    ...projects.flatMap(({ id, title, desc, link }, index) => {
      if (!hasPage(link)) return [];
      const { href } = data.projects[index]!.link;
      return { kind: 'project' as const, id, ...place(projectFile(projectsPath, id), href), ...texts(title, desc) };
    }),
    ...ofTeam('own', ownPages),
    ...ofTeam('static', staticPages),
  ];
}

/** The pages of all languages, the default language first, with links between the versions of a page. */
export function makePages(sources: Source[]): FullPage[][] {
  const tables = sources.map((source) => {
    const { words: { language: tag }, data: { base } } = source;
    return { tag, name: nameOf(tag), base, pages: new Map(pagesOf(source).map((page) => [page.file, page])) };
  });
  return tables.map((table) => {
    const others = tables.filter((other) => other !== table);
    return [...table.pages.values()].map((page) => {
      const { file } = page;
      // The default language is for visitors who speak none of these:
      // https://developers.google.com/search/docs/specialty/international/localized-versions
      const versions = [table, ...others, { ...tables[0]!, tag: 'x-default' }].flatMap(({ tag, pages }) =>
        (pages.has(file) ? [{ tag, url: pages.get(file)!.url }] : []));
      return {
        ...page,
        translations: others.map(({ tag, name, base, pages }) =>
          ({ tag, name, path: pages.has(file) && file !== 'index' ? base + file : base })),
        versions: others.some(({ pages }) => pages.has(file)) ? versions : [],
      };
    });
  });
}
