// What the bundler makes of files that are not code. An asset becomes its path below the site's base, `assets/NAME-HASH.EXT`;
// the build says which kinds it takes. A stylesheet becomes its class names. `prepared` is the content as
// `src/prepare/prepare.ts` has worked it out.
declare module '../assets/*' { const address: string; export default address; }
declare module '*.module.css';
declare module 'prepared' {
  export const base: import('./types').Prepared['base'];
  export const home: import('./types').Prepared['home'];
  export const unknown: import('./types').Prepared['unknown'];
  export const members: import('./types').Prepared['members'];
  export const projects: import('./types').Prepared['projects'];
}
