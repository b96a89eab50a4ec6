import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../App';
import { type Bundle, head, notFoundHead } from './head';
import { headerRules } from './headers';
import { caddyfile, headersFile, nginxConf, redirectsFile } from './hosting';
import { manifest, robots, sitemap } from './sitemap';
import { site } from '../content';
import { base, projects } from '../prepare/prepared';
import { matchRoute } from '../router/routes';
import { Shell } from '../shell/Shell';

export type Options = Bundle & { template: string; year: number };

const fill = (template: string, slots: Record<string, string>) =>
  template.replace(/<!--(\w+)-->/g, (slot, name) => slots[name] ?? slot);

// React asks for the images that load at once before everything else; the words of the page go first.
const withoutPreloads = (html: string) => html.replace(/^(<link rel="preload"[^>]*>)+/, '');

function page(path: string, { template, year, ...bundle }: Options): string {
  const address = new URL(path, site.url);
  const route = matchRoute(address)!;
  const shell = renderToStaticMarkup(<Shell address={address} route={route} url={site.url} year={year} />);
  const app = withoutPreloads(renderToString(<App route={route} />));
  return fill(template, { head: head(route, bundle), body: shell.replace('</main>', () => `${app}</main>`) });
}

// Static hosts show this for any address they do not know.
const notFound = ({ template, ...bundle }: Options) =>
  fill(template, {
    head: notFoundHead(bundle),
    body: renderToStaticMarkup(<main className="moved"><a href={base}>{site.brand}</a></main>),
  });

/** Every text file of the site by its path in `dist/`. The same options give the same text. */
export function prerender(options: Options): Map<string, string> {
  const empty = page(`${base}proyectos`, options);
  return new Map([
    ['index.html', page(base, options)],
    ['proyectos.html', empty],
    ['proyectos/index.html', empty],
    ...projects.map((project) => [`proyectos/${project.id}.html`, page(project.path, options)] as const),
    ['404.html', notFound(options)],
    ['sitemap.xml', sitemap()],
    ['robots.txt', robots()],
    ['site.webmanifest', manifest()],
    ['_headers', headersFile(headerRules(options))],
    ['_redirects', redirectsFile()],
  ]);
}

/** The configurations that stand beside `dist/`, by file name. */
export const hostingFiles = (options: Options) =>
  new Map([
    ['nginx.conf', nginxConf(headerRules(options))],
    ['Caddyfile', caddyfile(headerRules(options))],
  ]);

export { base, headerRules };
