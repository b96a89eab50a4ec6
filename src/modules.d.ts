// Modules that the build generates: an asset exports its path relative to the base path, `assets/NAME-HASH.EXT`; a style
// sheet exports its class names; `prepared` exports the result of `src/prepare/prepare.ts`.
declare module '../assets/*' { const address: string; export default address; }
declare module '*.module.css';
declare module 'prepared' {
  export const base: import('./types').Prepared['base'];
  export const policy: import('./types').Prepared['policy'];
  export const home: import('./types').Prepared['home'];
  export const unknown: import('./types').Prepared['unknown'];
  export const members: import('./types').Prepared['members'];
  export const projects: import('./types').Prepared['projects'];
  export const translations: import('./types').Prepared['translations'];
}
