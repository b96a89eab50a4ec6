// What the bundler makes of what is not code: assets become their path below the site's base, `assets/NAME-HASH.EXT`,
// and of which kind they must be is the build's to say, whatever capitals their names have; a stylesheet becomes its class names; `prepared` is the content
// as `src/prepare/prepare.ts` has worked it out.
declare module '../assets/*' { const address: string; export default address; }
declare module '*.module.css';
declare module 'prepared' {
  export const base: import('./types').Prepared['base'];
  export const home: import('./types').Prepared['home'];
  export const unknown: import('./types').Prepared['unknown'];
  export const members: import('./types').Prepared['members'];
  export const projects: import('./types').Prepared['projects'];
}
