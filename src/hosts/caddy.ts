import { projectIdPattern, suffixPattern } from '../addresses';
import { headerRules, type Headers, type HostedSite, linesOf, pageHeaders, patternOf } from './headers';
import { mediaTypes, unknownType } from './media-types';
import { compressedNames } from './patterns';

const setHeaders = (matcher: string, headers: Headers) => `\
    header ${matcher} {
${linesOf(headers, (name, value) => `      ${name} "${value}"`)}
    }`;

/** Part of a Caddy site block, for a language. */
export const caddyfile = ({ base, projectsPath, common }: HostedSite) => `\
# Made by the build: import this file in your site block, as src/README.md shows, with the files of dist/
# at ${base} below its root.
${base === '/' ? '' : `redir ${base.slice(0, -1)} ${base} 302\n`}\
handle ${base}* {
  map {path} {type} {
${[...mediaTypes].map(([extension, type]) => `    ~(?i)\\.${extension}$ "${type}"`).join('\n')}
    default ${unknownType}
  }

  # Only the first id may become part of a file name: a path in the query must not. Caddy joins ids with commas.
  map {query.id} {project} {
    ~^(${projectIdPattern})(,|$) \${1}
    default ""
  }
  @writing not method GET HEAD
  @slash path_regexp ^${base}.+/$
  @signs path_regexp signs ^(${base}${projectsPath}/${projectIdPattern})${suffixPattern}$
  @projects path_regexp ^${base}${projectsPath}(\\.html)?$
  # Without files for hosts, and compressed copies by name. Regular expressions of Caddy cannot except /.well-known/.
  @found {
    file
    not path */
    not path_regexp /_|${compressedNames}
    not {
      path */.*
      not path */.well-known/*
    }
  }
${headerRules.map((rule, index) => `  @files${index} path_regexp ^${base}(${patternOf(rule)})$`).join('\n')}
  route {
    # Removes a slash at the end, and what chats and advertising tools write after an id. A rewrite to {path} would
    # decode it twice.
    uri @slash strip_suffix /
    rewrite @signs {re.signs.1}
${setHeaders('', { ...common, ...pageHeaders })}
    header ?Vary Accept-Encoding
    header @writing Allow "GET, HEAD"
    respond @writing 405
    route @projects {
      try_files ${base}${projectsPath}/{project}.html ${base}${projectsPath}.html
    }
    try_files {path}.html {path}/index.html
${headerRules.map(({ headers }, index) => setHeaders(`@files${index}`, headers)).join('\n')}
    header Content-Type {type}
    file_server @found {
      disable_canonical_uris
      precompressed br gzip
    }
    # The whole page, whatever part or version was asked for.
    request_header -If-*
    request_header -Range
    rewrite * ${base}404.html
${setHeaders('', { ...pageHeaders, 'Content-Type': '{type}' })}
    file_server {
      status 404
      precompressed br gzip
    }
  }
}
`;
