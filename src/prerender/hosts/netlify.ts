import { base, projects } from 'prepared';
import { projectFile } from '../../prepare/project-address.mjs';
import { projectsAddresses } from './shared';

type Redirect = { from: string; to: string; status: number; force: true; query?: Record<string, string> };

const rewrites = projects.flatMap(({ id }) =>
  projectsAddresses.map((from): Redirect => ({ from, query: { id }, to: `${base}${projectFile(id)}.html`, status: 200, force: true })),
);

/** What stands in `dist/` for Cloudflare. */
const hidden = ['_worker.js', '_routes.json'].map((file): Redirect => ({
  from: base + file, to: `${base}404.html`, status: 404, force: true,
}));

/**
 * `.netlify/v1/config.json`, which Netlify reads once the build command has run: https://docs.netlify.com/frameworks-api/
 * A `_redirects` in `dist/` would do the same, but Cloudflare reads it too and warns of each line.
 */
export const netlifyConfig = () => JSON.stringify({ redirects: [...rewrites, ...hidden] }, null, 2);
