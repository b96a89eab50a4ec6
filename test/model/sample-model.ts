// The module `model` of the tests, with the content of `test/site/`.
import { modelOf } from '../../src/model/model';
import * as content from '../site/src/content';

export const { base, home, unknown, ownPages, shares, members, projects } = modelOf(content);
