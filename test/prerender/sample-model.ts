// The parts of the model of the tests, with the content of `test/site/`.
import * as content from 'site/content';
import { settings } from 'site/settings';
import * as words from 'site/words';

export const sample = { content, words, settings };
