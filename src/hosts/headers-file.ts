import { type HostedSite, linesOf, pageHeaders, rulesBelow } from './headers';

type Language = HostedSite & { pages: Iterable<string> };

const others = ['sitemap.xml', 'robots.txt', 'site.webmanifest'];

/** No two rules are for the same file, since hosts join their values. */
function rulesFor({ base, folder, pages }: Language) {
  const names = new Set([...pages].map((page) => page.replace(/(\/.*)?(\.html)?$/, '')));
  const paths = ['', ...[...names].flatMap((name) => [name, `${name}.html`, `${name}/*`]), ...others];
  return [{ paths: paths.map((path) => base + path), headers: pageHeaders }, ...rulesBelow(base, folder)];
}

/**
 * `_headers` for Netlify and Cloudflare Pages. `pages` are files below home:
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = (languages: Language[]) =>
  [{ paths: [`${languages[0]!.base}*`], headers: languages[0]!.common }, ...languages.flatMap(rulesFor)]
    .flatMap(({ paths, headers }) => {
      const lines = linesOf(headers, (name, value) => `  ${name}: ${value}`);
      return paths.map((path) => `${path}\n${lines}\n`);
    }).join('');
