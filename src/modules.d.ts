// Modules that the build generates. These have the data of the current language.
declare module 'site-data' {
  export const { base, home, members, projects, projectsPath }: import('./model/types').SiteData;
}
declare module 'site-words' { const words: import('./schema/types').Words; export = words; }
declare module 'page-files' { const files: import('./schema/types').PageFiles; export default files; }
declare module 'site-pages' { const pages: import('./model/types').Page[]; export default pages; }
declare module 'site-articles' { export const articles: { title: string; href: string; day: string }[]; }

// Files in `assets/` export their URL and, for pictures, their size. Style sheets export their class names.
declare module '*.avif' { const picture: import('./schema/types').Picture; export default picture; }
declare module '*.svg' { const picture: import('./schema/types').Picture; export default picture; }
declare module '*.pdf' { const file: import('./schema/types').AssetFile; export default file; }
declare module '*.woff2' { const file: import('./schema/types').AssetFile; export default file; }
declare module '*.mp4' { const file: import('./schema/types').AssetFile; export default file; }
declare module '*.webm' { const file: import('./schema/types').AssetFile; export default file; }
declare module '*.css';
declare module '*.mdx' {
  const Content: import('react').FC;
  export default Content;
  export const frontmatter: import('./schema/types').Frontmatter;
}
declare module '*.md' { export { default, frontmatter } from '*.mdx'; }
declare module '*.yaml'; declare module '*.yml';

// Uppercase extensions, and formats that the build rejects with advice on what to do (read-asset.ts).
declare module '*.AVIF'; declare module '*.SVG'; declare module '*.PDF'; declare module '*.gif';
declare module '*.jpg'; declare module '*.jpeg'; declare module '*.png'; declare module '*.webp';
declare module '*.JPG'; declare module '*.JPEG'; declare module '*.PNG'; declare module '*.HEIC';
declare module '*.heic';
