// Modules that the build generates, with the data of the current language.
declare module 'site-data' {
  export const { base, home, members, projects, projectsPath }: import('./types').SiteData;
}
declare module 'site-words' { const words: import('../schema/types').Words; export = words; }
declare module 'page-files' { const files: import('../schema/types').PageFiles; export default files; }
declare module 'site-pages' { const pages: import('./types').Page[]; export default pages; }
declare module 'site-articles' { export const articles: { title: string; href: string; day: string }[]; }
