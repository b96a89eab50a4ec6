// Generated modules: a file of `assets/` exports its address and, if a picture, its size; a style sheet its class
// names; `model` the fields of the result of `src/prerender/model.ts`.
declare module '*.avif' { const picture: import('./types').Picture; export default picture; }
declare module '*.AVIF' { export { default } from '.avif'; }
declare module '*.Avif' { export { default } from '.avif'; }
declare module '*.svg' { const picture: import('./types').Picture; export default picture; }
declare module '*.SVG' { export { default } from '.svg'; }
declare module '*.Svg' { export { default } from '.svg'; }
declare module '*.pdf' { const file: import('./types').AssetFile; export default file; }
declare module '*.PDF' { export { default } from '.pdf'; }
declare module '*.Pdf' { export { default } from '.pdf'; }
declare module '*.woff2' { const file: import('./types').AssetFile; export default file; }
declare module '*.css';
declare module 'model' { const model: import('./model').Model; export = model; }

/** Whether there are several languages. The build replaces it, so that other sites have no code for that. */
declare const hasLanguages: boolean;

// It ships no types.
declare module 'jsdom';
