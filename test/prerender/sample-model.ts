// The module `model` of the tests, with the content of `test/site/`.
import * as content from 'site/content';
import { settings } from 'site/settings';
import * as words from 'site/words';
import { modelOf } from '../../src/prerender/model';

export const sample = { content, words, settings };

export const {
  base, root, others, address, projectsPath, home, unknown, share, shares, members, projects,
} = modelOf(sample);
