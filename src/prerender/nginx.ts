import { base, home } from 'prepared';
import { projectFile } from '../pages/project-address';
import { projectIdPattern } from '../pages/project-id';
import { projectsPath } from '../words';
import { headerRules } from './headers';
import { entrances, escapePattern, lines, projectsAddresses, redirects } from './host-addresses';
import { mediaTypes, unknownType } from './media-types';

/** The regular expression of a header rule's path. */
const pattern = (path: string) => `^${escapePattern(base + path)}$`.replace('\\*$', '');

const matchersOf = (paths: string[]) => (paths.length === 0 ? ['default'] : paths.map((path) => `"~${pattern(path)}"`));

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

// An add_header in a location hides those of the server, so headers that differ by path come from a map.
function headers() {
  const [common, ...others] = headerRules;
  const names = [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.flatMap((name) => [
    `map $uri ${variable(name)} {`,
    ...others.flatMap(({ paths, headers }) =>
      name in headers ? matchersOf(paths).map((matcher) => `  ${matcher} "${headers[name]}";`) : [],
    ),
    '}',
  ]);
  const added = [
    ...Object.entries(common!.headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    ...names.map((name) => `  add_header ${name} ${variable(name)} always;`),
  ];
  return { maps, added };
}

// Matches the first `id` parameter.
const firstId = `^(?:(?!id(?:=|&|$))[^&]*&)*id=(?<site_id>${projectIdPattern.slice(1, -1)})(?:&|$)`;

const belowAPath = [
  '',
  `  # The files of dist/ go into /var/www/site${base}`,
  ...entrances.map((entrance) => `  location = ${entrance} { return 302 ${base}; }`),
];

/** An nginx configuration to include inside `http`. Of the content it depends on the site's address alone. */
export function nginxConf() {
  const { maps, added } = headers();
  return lines(
    '# Made by the build, and the same for every content. Include it inside http { }, and set root and, for https, listen',
    '# and certificates. Requests for any other name than server_name go to the default server, which in Debian is that of',
    '# /etc/nginx/sites-enabled/default.',
    '',
    '# Only an id may become part of a file name: a path in the query must not.',
    'map $args $site_project {',
    `  default "${base}${projectsPath}.html";`,
    `  "~${firstId}" "${base}${projectFile('$site_id')}.html";`,
    '}',
    ...maps,
    '',
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${new URL(home.url).hostname};`,
    '  root /var/www/site;',
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  gzip_static on;',
    '  # brotli_static on;  # with the module ngx_brotli (Debian: libnginx-mod-http-brotli-static)',
    '  gzip_vary on;',
    `  error_page 403 404 ${base}404.html;`,
    '  types {',
    ...Object.entries(mediaTypes).map(([extension, type]) => `    ${type} ${extension};`),
    '  }',
    `  default_type ${unknownType};`,
    ...added,
    '',
    `  location = ${base} { try_files ${base}index.html =404; }`,
    ...projectsAddresses.map((address) => `  location = ${address} { try_files $site_project ${base}${projectsPath}.html =404; }`),
    '  # Never served: _headers, .br and .gz files by name, and dot files but for /.well-known/.',
    `  location ~ "/(_|\\.(?!well-known/))|\\.(br|gz)$" { return 404; }`,
    ...redirects.map(({ from, to }) => `  location ~ "${from}" { return 301 ${to}$is_args$args; }`),
    `  location ${base} { try_files $uri $uri.html $uri/index.html =404; }`,
    ...(base === '/' ? [] : belowAPath),
    '}',
  );
}
