// The module `site-pages` for the tests' own site.
import * as data from 'site-data';
import { pages as componentPages } from 'site/sections';
import { makePages } from '../../src/model/page-table';
import { texts } from './site-data';

const [language] = makePages([{ ...texts, data, componentPages }]);

export default language!.pages;
