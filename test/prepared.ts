// The module `prepared` of the tests, with the content of `test/site/`.
import { prepare } from '../src/prepare/prepare';
import * as content from './site/src/content';

export const { base, policy, home, unknown, ownPages, shares, members, projects, translations } = prepare(content);
