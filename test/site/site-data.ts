// The module `site-data` for the tests' own site.
import * as content from 'site/content';
import { settings } from 'site/settings';
import * as words from 'site/words';
import { createSiteData } from '../../src/model/site-data';
import type { LanguageSource } from '../../src/schema/types';

export const source: LanguageSource = { ...content, words, settings, folder: '', projectsPath: 'proyectos' };

export const { base, home, members, projects, projectsPath } =
  createSiteData(source, new URL(content.site.url).pathname);
