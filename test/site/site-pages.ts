// The module `site-pages` for the tests' own site.
import * as data from 'site-data';
import { pages as componentPages } from 'site/sections';
import { createPageTables } from '../../src/model/page-table';
import { source } from './site-data';

const [language] = createPageTables([{ ...source, data, componentPages }]);

export default language!.pages;
