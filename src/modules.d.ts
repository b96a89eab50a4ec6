// Modules that the build generates: an asset exports its path relative to the base path, `assets/NAME-HASH.EXT`; a
// style sheet exports its class names; `prepared` exports each field of the result of `src/prepare/prepare.ts`.
declare module '../assets/*' { const address: string; export default address; }
declare module '*.module.css';
declare module 'prepared' { const prepared: import('./types').Prepared; export = prepared; }
