// The entry point of the tools: what depends on the model and on the team's sections.
import { projectsPath } from 'model';
import * as react from 'react';
import { pages, sections } from 'site/sections';
import { checkSections } from '../checks/sections';
import { htaccess } from '../hosts/apache';
import { caddyfile } from '../hosts/caddy';
import { common, headerRules, otherwise } from '../hosts/headers';
import { nginxConf } from '../hosts/nginx';

export { prerender } from './prerender';

/** Only React's development build has it. */
export const { captureOwnerStack } = react;

export const mistakes = checkSections(sections, pages, projectsPath);

export { pages };

/** The headings of sections and titles of the team's own pages. */
export const headings = () => [
  ...Object.values(sections).map(({ heading }) => heading), ...Object.values(pages).map(({ title }) => title),
];

/** The files of `hosting/`, by path. */
export const serverFiles = () =>
  new Map([['nginx.conf', nginxConf()], ['Caddyfile', caddyfile()], ['.htaccess', htaccess()]]);

/** For the local server. */
export const headers = { common, otherwise, rules: headerRules };
