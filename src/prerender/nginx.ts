import { projectIdPattern } from '../pages/project-id';
import { hostRules } from './headers';
import { entrances, escapePattern, hostname, lines, projectsAddresses, redirects, sites } from './host-addresses';
import { mediaTypes, unknownType } from './media-types';

/** The regular expression of a header rule's path. */
const pattern = (path: string) => `^${escapePattern(path)}$`.replace('\\*$', '');

const matchersOf = (paths: string[]) => (paths.length === 0 ? ['default'] : paths.map((path) => `"~${pattern(path)}"`));

/** The name of a variable, of up to 46 characters. It has the host in it, since all hosts of a server share their variables. */
const variable = (name: string) => `$site_${hostname.replace(/\W/g, '_').slice(0, 30)}_${name}`;

/** The variable of a header, by the usual abbreviation: `corp` for Cross-Origin-Resource-Policy. */
const headerVariable = (name: string) => variable(name.toLowerCase().replace(/(\w)\w*-?/g, '$1'));

// An add_header in a location hides those of the server, so headers that differ by path come from a map.
function headers() {
  const [common, ...others] = hostRules;
  const names = [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.flatMap((name) => [
    `map $uri ${headerVariable(name)} {`,
    ...others.flatMap(({ paths, headers }) =>
      name in headers ? matchersOf(paths).map((matcher) => `  ${matcher} "${headers[name]}";`) : [],
    ),
    '}',
  ]);
  const added = [
    ...Object.entries(common!.headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    ...names.map((name) => `  add_header ${name} ${headerVariable(name)} always;`),
  ];
  return { maps, added };
}

// Matches the first `id` parameter.
const firstId = `^(?:(?!id(?:=|&|$))[^&]*&)*id=(?<site_id>${projectIdPattern.slice(1, -1)})(?:&|$)`;

// Longer paths first, since the first match counts.
const notFound = [
  `map $uri ${variable('not_found')} {`,
  `  default "${sites[0]!.base}404.html";`,
  ...sites.slice(1).reverse().map(({ base }) => `  "~${pattern(`${base}*`)}" "${base}404.html";`),
  '}',
];

function pages(site: (typeof sites)[number]) {
  const { base, projectsPaths: [path] } = site;
  const tried = `${base}${path}/${variable('project')}.html ${base}${path}.html`;
  return [
    ...(base === '/' ? [] : [`  # The files of dist/ of ${site.url} go into /var/www/site${base}`]),
    `  location = ${base} { try_files ${base}index.html =404; }`,
    ...projectsAddresses(site).map((address) => `  location = ${address} { try_files ${tried} =404; }`),
    `  location ${base} { try_files $uri $uri.html $uri/index.html =404; }`,
  ];
}

/** An nginx configuration to include inside `http`. Of the content it depends on the addresses of the site's languages alone. */
export function nginxConf() {
  const { maps, added } = headers();
  return lines(
    `# Made by the build for ${sites.map(({ url }) => url).join(' and ')}, and the same for every content. Include it inside`,
    '# http { }, and set root and, for https, listen and certificates. Requests for any other name than server_name go to the',
    '# default server, which in Debian is that of /etc/nginx/sites-enabled/default.',
    '',
    '# Only an id may become part of a file name: a path in the query must not.',
    `map $args ${variable('project')} {`,
    `  "~${firstId}" "$site_id";`,
    '}',
    ...notFound,
    ...maps,
    '',
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${hostname};`,
    '  root /var/www/site;',
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  gzip_static on;',
    '  # brotli_static on;  # with the module ngx_brotli (Debian: libnginx-mod-http-brotli-static)',
    '  gzip_vary on;',
    `  error_page 403 404 ${variable('not_found')};`,
    '  types {',
    ...Object.entries(mediaTypes).map(([extension, type]) => `    ${type} ${extension};`),
    '  }',
    `  default_type ${unknownType};`,
    ...added,
    '',
    '  # Never served: _headers, .br and .gz files by name, and dot files but for /.well-known/.',
    `  location ~ "/(_|\\.(?!well-known/))|\\.(br|gz)$" { return 404; }`,
    ...redirects.map(({ from, to }) => `  location ~ "${from}" { return 301 ${to}$is_args$args; }`),
    ...entrances.map(({ from, to }) => `  location = ${from} { return 302 ${to}; }`),
    ...sites.flatMap(pages),
    '}',
  );
}
