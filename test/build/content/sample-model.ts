// The module `model` of the tests, with the content of `test/site/`.
import { modelOf } from '../../../src/build/content/model';
import * as content from 'site/content';

export const { base, home, unknown, ownPages, shares, members, projects } = modelOf(content);
