import { base } from 'model';
import { neverServed, projectIdPattern, projectsForms } from '../pages/addresses';
import { projectsPath } from '../words';
import { type HeaderRule, headerRules } from './headers';
import { mediaTypes, unknownType } from './media-types';

const [common, otherwise, ...named] = headerRules;

/** Paths relative to the base path, with a `*` for any rest, as a regular expression. */
const regexOf = (paths: string[]) =>
  `"^(?:${paths.map((path) => (base + path).replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')).join('|')})$"`;

// The headers of a location hide those of the one around it, so each has them all.
const headersOf = ({ headers }: HeaderRule) =>
  Object.entries({ ...common.headers, ...headers })
    .map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n');

const location = (paths: string[], rule: HeaderRule, files: string) => `\
  location ~ ${regexOf(paths)} {
${headersOf(rule)}
    try_files ${files} =404;
  }`;

const served = '$uri $uri.html $uri/index.html';
const projects = base + projectsPath;

/** The locations of the site, to include in a `server` block of nginx. They are the same for every content. */
export const nginxConf = () => `\
# Made by the build: include this file in your server { }, as src/README.md shows, with the files of dist/
# at ${base} below its root.

# Only the first id may become part of a file name: a path in the query must not. $arg_id would be that of ?ID= too.
set $project_id "";
if ($args ~ "^(?:(?!id=)[^&]*+&)*+id=(${projectIdPattern.slice(1, -1)})(?:&|$)") { set $project_id $1; }

${base === '/' ? '' : `location = ${base.slice(0, -1)} { absolute_redirect off; return 302 ${base}; }\n`}\
location ${base === '/' ? '' : '^~ '}${base} {
  charset utf-8;
  gzip_static on;
  # brotli_static on;  # with the module ngx_brotli (Debian: libnginx-mod-http-brotli-static)
  gzip_vary on;
  error_page 403 404 ${base}404.html;
  types {
${Object.entries(mediaTypes).map(([extension, type]) => `    ${type} ${extension};`).join('\n')}
  }
  default_type ${unknownType};
${headersOf(otherwise)}
  try_files ${served} =404;

  # One slash at the end goes. nginx merges doubled ones by itself.
  location ~ "^${base}.+/$" { rewrite "^(.+)/$" $1 last; }

  # Never served: _headers, .br and .gz files by name, and dot files but for /.well-known/.
  location ~ "${neverServed}" { return 404; }
${location(projectsForms(projectsPath), named[0]!, `${projects}/$project_id.html ${projects}.html`)}
${named.map((rule) => location(rule.paths, rule, served)).join('\n')}
}
`;
