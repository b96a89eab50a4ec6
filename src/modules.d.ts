// Generated modules: a file of `assets/` exports its address and, if a picture, its size; a style sheet its classes.
declare module '*.avif' { const picture: import('./team/types').Picture; export default picture; }
declare module '*.svg' { const picture: import('./team/types').Picture; export default picture; }
declare module '*.pdf' { const file: import('./team/types').AssetFile; export default file; }
declare module '*.woff2' { const file: import('./team/types').AssetFile; export default file; }
declare module '*.css';

// In capitals, the same. Of pictures that browsers should not get, the build says what to do (read-asset.ts).
declare module '*.AVIF'; declare module '*.SVG'; declare module '*.PDF'; declare module '*.gif';
declare module '*.jpg'; declare module '*.jpeg'; declare module '*.png'; declare module '*.webp';
declare module '*.JPG'; declare module '*.JPEG'; declare module '*.PNG'; declare module '*.HEIC';
declare module '*.heic';

// Data of the language that is built (model/): what components show, and in the browser the table of pages.
declare module 'site-data' {
  export const { base, home, members, projects, projectsPath }: import('./model/types').SiteData;
}
declare module 'site-pages' { const pages: import('./model/types').Page[]; export default pages; }
