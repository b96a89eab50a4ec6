// The module `site-pages`, of the tests' own site.
import * as data from 'site-data';
import { pages as ownPages } from 'site/sections';
import { makePages } from '../../src/model/make-pages';
import { texts } from './site-data';

const [language] = makePages([{ ...texts, data, ownPages }]);

export default language!.pages;
