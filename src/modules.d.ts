// Generated modules: a file of `assets/` exports its address and, if a picture, its size; a style sheet its classes.
declare module '*.avif' { const picture: import('./team/types').Picture; export default picture; }
declare module '*.svg' { const picture: import('./team/types').Picture; export default picture; }
declare module '*.pdf' { const file: import('./team/types').AssetFile; export default file; }
declare module '*.woff2' { const file: import('./team/types').AssetFile; export default file; }
declare module '*.css';

/** The folder of a further language, such as `en/`, at build. */
declare const languageFolder: string;
