// What the bundler makes of what is not code: assets become their path below the site's base, `assets/NAME-HASH.EXT`; a
// stylesheet becomes its class names; `prepared` is the content as `src/prepare/prepare.ts` has worked it out.
declare module '*.avif' { const address: string; export default address; }
declare module '*.webp' { const address: string; export default address; }
declare module '*.png' { const address: string; export default address; }
declare module '*.jpg' { const address: string; export default address; }
declare module '*.jpeg' { const address: string; export default address; }
declare module '*.PNG' { const address: string; export default address; }
declare module '*.JPG' { const address: string; export default address; }
declare module '*.JPEG' { const address: string; export default address; }
declare module '*.gif' { const address: string; export default address; }
declare module '*.svg' { const address: string; export default address; }
declare module '*.pdf' { const address: string; export default address; }
declare module '*.module.css';
declare module 'prepared' {
  export const base: import('./types').Prepared['base'];
  export const home: import('./types').Prepared['home'];
  export const unknown: import('./types').Prepared['unknown'];
  export const members: import('./types').Prepared['members'];
  export const projects: import('./types').Prepared['projects'];
}
