import { base, home, projects } from 'prepared';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../pages/App';
import { contents } from '../pages/Home';
import { formerPaths, projectFile } from '../pages/project-address';
import { routeOf } from '../pages/routes';
import { Shell } from '../shell/Shell';
import { language, projectsPath, sections } from '../words';
import { caddyfile } from './caddy';
import { type Bundle, head, redirectHead, tail, type Target } from './head';
import { headerRules, headersFile } from './headers';
import { configuredBy, redirects } from './host-addresses';
import { nginxConf } from './nginx';
import { manifest, robots, sitemap } from './sitemap';

export type Options = Bundle & { template: string; year: number; themeColor: string };

const fillTemplate = (template: string, slots: Record<string, string>) =>
  template.replace(/<!--(\w+)-->/g, (slot, name) => slots[name] ?? slot);

// React puts preloads of the images that are not lazy before its own HTML.
const preloadsOf = (html: string) => /^(<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';

function page(path: string, { template, year, ...bundle }: Options): string {
  const route = routeOf(new URL(path, home.url));
  const shell = renderToStaticMarkup(<Shell route={route} year={year} />);
  const app = renderToString(<App route={route} />);
  const preloads = preloadsOf(app);
  const body = shell.replace('</main>', () => `${app.slice(preloads.length)}</main>`) + tail(route, bundle);
  // Preloads come first, so that pictures load before the script.
  return fillTemplate(template, { language, head: preloads + head(route, bundle), body });
}

/** A page that redirects to another without script. */
const redirect = ({ template, ...bundle }: Options, to: Target) =>
  fillTemplate(template, {
    language,
    head: redirectHead(bundle, to),
    body: renderToStaticMarkup(<a href={to.path}>{to.title}</a>),
  });

/** The pages below a former name of the projects' path. An id in the query is for the script, so `empty` itself is there. */
const formerPages = (path: string, empty: string, options: Options): [string, string][] => [
  [`${path}.html`, empty],
  [`${path}/index.html`, empty],
  ...projects.map(({ id, title, url }) => [`${path}/${id}.html`, redirect(options, { path: base + projectFile(id), title, url })] as [string, string]),
];

/** Every text file of the site by its path in `dist/`. The same options give the same text. */
export function prerender(options: Options): Map<string, string> {
  const empty = page(base + projectsPath, options);
  return new Map([
    ['index.html', page(base, options)],
    [`${projectsPath}.html`, empty],
    [`${projectsPath}/index.html`, empty],
    ...projects.map((project) => [`${projectFile(project.id)}.html`, page(project.path, options)] as const),
    ...formerPaths().flatMap((path) => formerPages(path, empty, options)),
    ['404.html', redirect(options, { path: base, title: home.brand })],
    ['sitemap.xml', sitemap()],
    ['robots.txt', robots()],
    ['site.webmanifest', manifest(options.themeColor)],
    ['_headers', headersFile()],
  ]);
}

/** The configurations of servers, by the path of their file in `hosting/`. */
export function serverFiles() {
  if (!configuredBy) return new Map([['nginx.conf', nginxConf()], ['Caddyfile', caddyfile()]]);
  const none = `# Nothing to install: the configuration that the build of ${configuredBy} writes is for this site too.\n`;
  return new Map([['nginx.conf', none], ['Caddyfile', none]]);
}

/** The sections in src/words.ts that no component shows, and the names of those that one shows. */
export const missingSections = Object.keys(sections).filter((id) => !Object.hasOwn(contents, id));
export const sectionNames = Object.keys(contents);

export { base, headerRules, projectsPath, redirects };
