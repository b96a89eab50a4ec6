import { projectIdPattern, suffixPattern } from '../addresses';
import { headerRules, type Headers, type HostedSite, linesOf, pageHeaders, patternOf } from './headers';
import { mediaTypes, unknownType } from './media-types';
import { firstId, neverServed } from './patterns';

const addHeaders = (headers: Headers) =>
  linesOf(headers, (name, value) => `    add_header ${name} "${value}" always;`);

const served = '$uri $uri.html $uri/index.html';

/** Part of an nginx server block, for a language. A location that adds headers inherits none, so each repeats all. */
export function nginxConf({ base, projectsPath, common }: HostedSite) {
  const projects = base + projectsPath;
  const locations = headerRules.map((rule) => `\
  location ~ "^${base}(${patternOf(rule)})$" {
${addHeaders({ ...common, ...rule.headers })}
    try_files ${served} =404;
  }`);
  return `\
# Made by the build: include this file in your server { }, as src/README.md shows, with the files of dist/
# at ${base} below its root.

# Only the first id may become part of a file name: a path in the query must not. $arg_id would be that of ?ID= too.
set $project_id "";
if ($args ~ "${firstId}") { set $project_id $1; }

${base === '/' ? '' : `location = ${base.slice(0, -1)} { absolute_redirect off; return 302 ${base}; }\n`}\
location ${base === '/' ? '' : '^~ '}${base} {
  gzip_static on;
  # brotli_static on;  # with the module ngx_brotli (Debian: libnginx-mod-http-brotli-static)
  gzip_vary on;
  error_page 403 404 ${base}404.html;
  types {
${[...mediaTypes].map(([extension, type]) => `    "${type}" ${extension};`).join('\n')}
  }
  default_type ${unknownType};
${addHeaders({ ...common, ...pageHeaders })}
  try_files ${served} =404;

  # Removes a slash at the end, and what chats and advertising tools write after an id.
  location ~ "^${base}.+/$" { rewrite "^(.+)/$" $1 last; }
  location ~ "^${projects}/${projectIdPattern}${suffixPattern}$" {
    rewrite "^(${projects}/${projectIdPattern})" $1 last;
  }

  # Files for hosts, and compressed copies by name.
  location ~ "${neverServed}" { return 404; }
  location ~ "^${projects}(\\.html)?$" { try_files ${projects}/$project_id.html ${projects}.html =404; }
${locations.join('\n')}
}
`;
}
