// The build's entry point for the team's files without components. Components are bundled later (src/page/render.tsx),
// because they show the data made from these files.
import type { Member, Pages, Project, Sections, Settings, Site, Words } from '../../schema/types';

export * as content from 'site/content';
export { settings } from 'site/settings';
export * as words from 'site/words';

// The compiler compares the exports of each file with these types.

type Fits<Type, File extends Type> = File;

export type TeamFiles = [
  Fits<{ site: Site; members: Member[]; projects: Project[] }, typeof import('site/content')>,
  Fits<{ sections: Sections; pages: Pages }, typeof import('site/sections')>,
  Fits<{ settings: Settings }, typeof import('site/settings')>,
  Fits<Words, typeof import('site/words')>,
  Fits<Words, typeof import('../../words/en')>,
];
