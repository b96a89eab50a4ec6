declare module '*.avif' { const address: string; export default address; }
declare module '*.svg' { const address: string; export default address; }

// jsdom ships no types.
declare module 'jsdom';

interface ImportMeta {
  glob(pattern: string | string[], options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
}
