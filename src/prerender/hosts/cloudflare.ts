// Cloudflare Pages, in its advanced mode: https://developers.cloudflare.com/pages/functions/advanced-mode/
import { base, projects } from 'prepared';
import { projectFile } from '../../prepare/project-address.mjs';
import { lines, projectsAddresses } from './shared';

/** `_worker.js`: answers the query of each project with its page. */
export const worker = () =>
  lines(
    `const addresses = new Set(${JSON.stringify(projectsAddresses)});`,
    `const pages = new Map(${JSON.stringify(projects.map(({ id }) => [id, base + projectFile(id)]))});`,
    '',
    'export default {',
    '  fetch(request, { ASSETS }) {',
    '    const url = new URL(request.url);',
    `    const page = addresses.has(url.pathname) && pages.get(url.searchParams.get('id'));`,
    `    if (!page || !['GET', 'HEAD'].includes(request.method)) return ASSETS.fetch(request);`,
    '    url.pathname = page;',
    '    return ASSETS.fetch(new Request(url, request));',
    '  },',
    '};',
  );

/** `_routes.json`: for which addresses the worker runs; all others are files. */
export const workerRoutes = () => JSON.stringify({ version: 1, include: projectsAddresses, exclude: [] });
