/** What the modules export that the tools load, by path. */
type Modules = {
  'src/prepare/check-content.ts': typeof import('../prepare/check-content');
  'src/prepare/prepare.ts': typeof import('../prepare/prepare');
  'src/prerender/escape-html.ts': typeof import('../prerender/escape-html');
  'src/prerender/prerender.tsx': typeof import('../prerender/prerender');
  'src/pages/routes.ts': typeof import('../pages/routes');
  'src/words.ts': typeof import('../words');
};

/** What is loaded from paths by name: nothing is known of a path that is not listed above. */
export type Loaded<Paths extends Record<string, string>> = {
  [Name in keyof Paths]: Paths[Name] extends keyof Modules ? Modules[Paths[Name]] : unknown;
};
