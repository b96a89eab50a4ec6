// Vercel's Build Output API, version 3: https://vercel.com/docs/build-output-api/configuration
import { base, projects } from 'prepared';
import { projectFile, projectsPath } from '../../prepare/project-address.mjs';
import { headerRules } from '../headers';
import { entrances, exactly, pattern, projectsAddresses } from './shared';

const anyOf = (patterns: string[]) => patterns.map((each) => `(?:${each})`).join('|');

const withHeaders = headerRules.map(({ paths, headers }) => ({
  src: anyOf(paths.map((path) => (path.endsWith('*') ? `${pattern(path)}.*$` : pattern(path)))),
  headers,
  continue: true,
}));

const toBase = entrances.map((entrance) => ({ src: exactly(entrance), status: 302, headers: { Location: base } }));

const byQuery = projects.map(({ id }) => ({
  src: anyOf(projectsAddresses.map(exactly)),
  has: [{ type: 'query', key: 'id', value: id }],
  dest: base + projectFile(id),
}));

const pages = [projectsPath, ...projects.map(({ id }) => projectFile(id))];

const otherForms = pages.map((page) => ({
  src: anyOf([`${page}/`, `${page}.html`].map((form) => exactly(base + form))),
  dest: base + page,
}));

// Whatever was asked for, an absence is not to be remembered for a year.
const notFound = { src: '^/.*$', status: 404, dest: `${base}404.html`, headers: headerRules[1]!.headers };

/** `.vercel/output/config.json`. The files of `dist/` stand beside it in `static/`, below the base. */
export const vercelConfig = () => JSON.stringify({
  version: 3,
  routes: [...withHeaders, ...toBase, ...byQuery, ...otherForms, { handle: 'filesystem' }, notFound],
  overrides: Object.fromEntries(pages.map((page) => {
    const path = base.slice(1) + page;
    return [`${path}.html`, { path }];
  })),
}, null, 2);
