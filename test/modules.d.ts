// It ships no types.
declare module 'jsdom';

// The little of Node that tests of the build use.
declare module 'node:fs' {
  export function readdirSync(path: string, options?: { recursive: boolean }): string[];
  export function readFileSync(path: string, encoding: 'utf8'): string;
}

interface ImportMeta {
  glob(pattern: string | string[], options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
}
