import { base, home, projects } from 'prepared';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../pages/App';
import { projectFile } from '../pages/project-address';
import { routeOf } from '../pages/routes';
import { contents } from '../pages/sections';
import { Shell } from '../shell/Shell';
import { language, projectsPath, sections } from '../words';
import { caddyfile } from './caddy';
import { type Bundle, head, notFoundHead, tail } from './head';
import { headerRules, headersFile } from './headers';
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

/** The page for addresses that do not exist, which redirects to home without script. */
const notFound = ({ template, ...bundle }: Options) =>
  fillTemplate(template, {
    language,
    head: notFoundHead(bundle),
    body: renderToStaticMarkup(<a href={base}>{home.brand}</a>),
  });

/** Every text file of the site by its path in `dist/`. The same options give the same text. */
export function prerender(options: Options): Map<string, string> {
  const empty = page(base + projectsPath, options);
  return new Map([
    ['index.html', page(base, options)],
    [`${projectsPath}.html`, empty],
    [`${projectsPath}/index.html`, empty],
    ...projects.map((project) => [`${projectFile(project.id)}.html`, page(project.path, options)] as const),
    ['404.html', notFound(options)],
    ['sitemap.xml', sitemap()],
    ['robots.txt', robots()],
    ['site.webmanifest', manifest(options.themeColor)],
    ['_headers', headersFile()],
  ]);
}

/** What to include in the configurations of servers, by the path of their file in `hosting/`. */
export const serverFiles = () => new Map([['nginx.conf', nginxConf()], ['Caddyfile', caddyfile()]]);

/** The sections in src/words.ts that no component shows. */
export const missingSections = Object.keys(sections).filter((id) => !Object.hasOwn(contents, id));

export { headerRules };
