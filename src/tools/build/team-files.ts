// The entry point of the build for the team's files without components. Components are bundled later
// (src/page/render.tsx), since they show the data made of these files.
import type { Pages, Sections, Settings, Texts, Words } from '../../team/types';

export * as content from 'site/content';
export { settings } from 'site/settings';
export * as words from 'site/words';

// The compiler compares the exports of each file with these types.

type Fits<Type, File extends Type> = File;

export type TeamFiles = [
  Fits<Pick<Texts, 'site' | 'members' | 'projects'>, typeof import('site/content')>,
  Fits<{ sections: Sections; pages: Pages }, typeof import('site/sections')>,
  Fits<{ settings: Settings }, typeof import('site/settings')>,
  Fits<Words, typeof import('site/words')>,
  Fits<Words, typeof import('../../words/en')>,
];
