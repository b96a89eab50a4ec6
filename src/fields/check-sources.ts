import { projectsPathOf } from '../addresses';
import { checkContent, type Content } from './content';
import { checkSettings, type Settings } from './settings';
import { checkWords, type Words } from './words';

/** What the team's site says: the exports of its `content.ts`, `words.ts` and `settings.ts`. */
export type Sources = { content: Content; words: Words; settings: Settings };

/** Returns the mistakes in what a team writes, but for its sections, each as one line that names the file. */
export const checkSources = ({ content, words, settings }: Sources): string[] => [
  ...checkWords(words),
  ...(settings ? checkSettings(settings, words.language, content.site?.url) : ['settings.ts: settings: is missing']),
  ...checkContent(content, projectsPathOf(settings ?? {})),
];
