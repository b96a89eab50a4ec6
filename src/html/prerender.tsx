// The entry point of the tools for the pages of a language.
import * as model from 'model';
import { base, home, sitePath } from 'model';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { site } from 'site/content';
import { pages, sections } from 'site/sections';
import * as words from 'site/words';
import * as kit from '../kit';
import { App } from '../page/App';
import { type Route, routes } from '../page/routes';
import { Shell } from '../page/shell/Shell';
import { directionOf } from './direction';
import { type Bundle, head, notFoundHead, tail } from './head';
import { manifest, robots, sitemap } from './site-files';

export { model, pages, routes, sections, site, words };

/** This module, as the tools load it. */
export type Prerenderer = typeof import('./prerender');

const { language } = words;

/** Whether a section or page is not just a component of the kit. */
export const hasOwnContent = [...Object.values(sections), ...Object.values(pages)].some(({ Content }) =>
  !Object.values<unknown>(kit).includes(Content));

export type Options = Bundle & { template: string; year: number; themeColor: string };

const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';

/**
 * Fills comments such as `<!--head-->`. `email_off` stays, and keeps Cloudflare from replacing the address:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const fillTemplate = (template: string, slots: Record<string, string>) =>
  template.replace(/<!--(\w+)-->/g, (slot, name) => slots[name] ?? slot);

function render(route: Route, { template, year, ...bundle }: Options): string {
  const shell = renderToStaticMarkup(<Shell route={route} year={year} />);
  const app = renderToString(<App route={route} />);
  // React puts preloads of pictures before its HTML. In the head, they are requested before the script.
  const [preloads] = /^(<link rel="preload"[^>]*>)*/.exec(app)!;
  const body = shell.replace('</main>', () => `${app.slice(preloads.length)}</main>`) + tail(route, bundle);
  return fillTemplate(template, { language, direction, head: preloads + head(route, bundle), body });
}

const notFound = (template: string) =>
  fillTemplate(template, {
    language,
    direction,
    head: notFoundHead(),
    body: renderToStaticMarkup(<a href={base}>{home.brand}</a>),
  });

/** Some hosts find a page by `NAME.html`, others by `NAME/index.html`. */
const namesOf = (file: string) => (file === 'index' ? ['index.html'] : [`${file}.html`, `${file}/index.html`]);

/** The text files of a language, by their paths below home. */
export function prerender(options: Options): Map<string, string> {
  return new Map([
    ...[...routes].flatMap(([file, route]) => {
      const html = render(route, options);
      return namesOf(file).map((name) => [name, html] as const);
    }),
    ['404.html', notFound(options.template)],
    ['sitemap.xml', sitemap()],
    ...(base === sitePath ? [['robots.txt', robots()] as const] : []),
    ['site.webmanifest', manifest(options.themeColor)],
  ]);
}
