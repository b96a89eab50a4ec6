// The module `site-pages` for the tests' own site.
import * as data from 'site-data';
import { pages } from 'site/sections';
import { createPageTables } from '../../src/model/page-table';
import { source } from './site-data';

export default createPageTables([{ ...source, data, components: { pages, staticPages: {} } }])[0]!.pages;
