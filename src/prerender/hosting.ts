// What each host needs to answer as the local server does. `site.url` says the base; the list of headers is one.
import { base } from 'prepared';
import { projects } from '../content';
import type { HeaderRule } from './headers';
import { mediaTypes } from './media-types.mjs';
import { projectFile, projectIdPattern, projectsPath } from '../prepare/project-address.mjs';

const lines = (...parts: string[]) => `${parts.join('\n')}\n`;
const list = (headers: Record<string, string>) => Object.entries(headers);

/** Netlify and Cloudflare Pages: https://docs.netlify.com/manage/routing/headers/ */
export const headersFile = (rules: HeaderRule[]) =>
  lines(
    ...rules.flatMap(({ paths, headers }) =>
      paths.flatMap((path) => [base + path, ...list(headers).map(([name, value]) => `  ${name}: ${value}`)]),
    ),
  );

/** Netlify alone can look at the query; other hosts answer with `proyectos.html`, which the script fills in. */
export const redirectsFile = () =>
  lines(...projects.map(({ id }) => `${base}${projectsPath} id=${id} ${base}${projectFile(id)}.html 200!`));

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (path: string) =>
  `^${escapeRegExp(base)}${path.endsWith('*') ? escapeRegExp(path.slice(0, -1)) : `${escapeRegExp(path)}$`}`;

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

// An add_header in one place hides those around it, so that headers that differ by path come from a map.
function nginxHeaders([common, ...others]: HeaderRule[]) {
  const names = [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.flatMap((name) => [
    `map $uri ${variable(name)} {`,
    ...others.flatMap(({ paths, headers }) =>
      name in headers ? paths.map((path) => `  "~${pattern(path)}" "${headers[name]}";`) : [],
    ),
    '}',
  ]);
  const added = [
    ...list(common!.headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    ...names.map((name) => `  add_header ${name} ${variable(name)} always;`),
  ];
  return { maps, added };
}

/** An nginx configuration to include inside `http`. */
export function nginxConf(rules: HeaderRule[]) {
  const { maps, added } = nginxHeaders(rules);
  const folder = base === '/' ? '' : `\n  # The files of dist/ go into /var/www/site${base}`;
  return lines(
    '# Made by the build. Include it inside http { }, and set server_name, root and, for https, listen and certificates.',
    '',
    '# Only an id may become part of a file name: a path in the query must not.',
    'map $arg_id $site_project {',
    `  default "${base}${projectsPath}.html";`,
    `  "~${projectIdPattern}" "${base}${projectFile('$arg_id')}.html";`,
    '}',
    ...maps,
    '',
    'server {',
    '  listen 80;',
    '  server_name _;',
    `  root /var/www/site;${folder}`,
    '  charset utf-8;',
    '  gzip_static on;',
    '  # brotli_static on;  # with the module ngx_brotli (Debian: libnginx-mod-http-brotli-static)',
    '  gzip_vary on;',
    `  error_page 404 ${base}404.html;`,
    '  types {',
    ...list(mediaTypes).map(([extension, type]) => `    ${type} ${extension};`),
    '  }',
    ...added,
    '',
    `  location = ${base} { try_files ${base}index.html =404; }`,
    ...['', '/', '.html'].map(
      (end) => `  location = ${base}${projectsPath}${end} { try_files $site_project ${base}${projectsPath}.html =404; }`,
    ),
    `  location ~ "/(_headers|_redirects)$" { return 404; }`,
    `  location ${base} { try_files $uri $uri.html $uri/index.html =404; }`,
    '}',
  );
}

/** A Caddyfile. */
export function caddyfile(rules: HeaderRule[]) {
  const set = (matcher: string, headers: Record<string, string>) =>
    list(headers).map(([name, value]) => `  header ${matcher} ${name} "${value}"`);
  const matchers = rules.flatMap(({ paths, headers }, index) => [
    `  @files${index} path ${paths.map((path) => base + path).join(' ')}`,
    ...set(`@files${index}`, headers),
  ]);
  const [, documents] = rules;
  return lines(
    '# Made by the build. Set the address and the root.',
    ':80 {',
    '  root * /var/www/site',
    ...(base === '/' ? [] : [`  # The files of dist/ go into /var/www/site${base}`]),
    '',
    ...matchers,
    ...set(`${base}site.webmanifest`, { 'Content-Type': mediaTypes.webmanifest }),
    '',
    '  # Only an id may become part of a file name: a path in the query must not.',
    '  @project {',
    `    path ${base}${projectsPath} ${base}${projectsPath}/ ${base}${projectsPath}.html`,
    `    vars_regexp {query.id} ${projectIdPattern}`,
    `    file ${base}${projectFile('{query.id}')}.html`,
    '  }',
    `  @private path ${base}_headers ${base}_redirects`,
    '  route {',
    '    error @private 404',
    `    rewrite @project ${base}${projectFile('{query.id}')}.html`,
    '    try_files {path} {path}.html {path}/index.html',
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '',
    '  handle_errors {',
    ...set('*', { ...rules[0]!.headers, ...documents!.headers }).map((line) => `  ${line}`),
    `    rewrite * ${base}404.html`,
    '    file_server',
    '  }',
    '}',
  );
}
