import { projectsPathOf } from '../../addresses';
import type { Sources } from '../../types';
import { checkContent } from './check-content';
import { checkSettings } from './check-settings';
import { checkWords } from './check-words';

/** Returns the mistakes in what a team writes, but for its sections, each as one line that names the file. */
export const checkSources = ({ content, words, settings }: Sources): string[] => [
  ...checkWords(words),
  ...checkSettings(settings, words.language, content.site?.url),
  ...checkContent(content, projectsPathOf(settings)),
];
