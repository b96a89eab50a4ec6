import { projectsPathOf } from '../addresses';
import { checkContent, type Content } from './content';
import { checkSettings, type Settings } from './settings';
import { checkWords, type Words } from './words';

/** The exports of the team's `content.ts`, `words.ts` and `settings.ts`. */
export type Sources = { content: Content; words: Words; settings: Settings };

/** Returns one line per mistake, with the file's name. Sections have their own check. */
export const checkSources = ({ content, words, settings }: Sources): string[] => [
  ...checkWords(words),
  ...(settings ? checkSettings(settings, words.language, content.site?.url) : ['settings.ts: settings: is missing']),
  ...checkContent(content, projectsPathOf(settings ?? {})),
];
