// The build's entry point for the team's files without components. Components are bundled later (src/page/render.tsx),
// because they show the data made from these files.
export { members, projects, site } from 'site/content';
export { settings } from 'site/settings';
export * as words from 'site/words';
