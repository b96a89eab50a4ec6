import { base, root } from 'model';
import { routes } from '../page/pages/routes';
import { common, headerRules, linesOf, otherwise } from './headers';

const folders = new Set([...routes.keys()].map((file) => file.split('/')[0]!));

// Hosts join the values of all rules for a file, so each page is in one of them.
const pages = [
  '', ...[...folders].flatMap((file) => [file, `${file}.html`, `${file}/*`]),
  '404', '404.html', 'sitemap.xml', 'robots.txt', 'site.webmanifest',
];

const ofAll = { paths: base === root ? ['*'] : [], headers: common };

/** `_headers` for Netlify and Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
export const headersFile = () =>
  [ofAll, { paths: pages, headers: otherwise }, ...headerRules]
    .flatMap(({ paths, headers }) => {
      const lines = linesOf(headers, (name, value) => `  ${name}: ${value}`);
      return paths.map((path) => `${base}${path}\n${lines}\n`);
    }).join('');
