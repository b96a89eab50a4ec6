// The module `site-data` for the tests' own site.
import * as content from 'site/content';
import { settings } from 'site/settings';
import * as words from 'site/words';
import { makeData } from '../../src/model/site-data';
import type { Texts } from '../../src/schema/types';

export const texts: Texts = { ...content, words, settings, folder: '', projectsPath: 'proyectos' };

export const { base, home, members, projects, projectsPath } = makeData(texts, new URL(content.site.url).pathname);
