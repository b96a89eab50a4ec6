import { projectIdPattern } from '../pages/project-id';
import { hostRules } from './headers';
import { entrances, lines, projectsAddresses, redirects, sites } from './host-addresses';
import { mediaTypes, unknownType, withCharset } from './media-types';

const set = (matcher: string, headers: Record<string, string>) => [
  `  header ${matcher} {`,
  ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
  '  }',
];

const serveFiles = ['    file_server {', '      precompressed br gzip', '    }'];

const html = withCharset(mediaTypes.html);

// Caddy joins the values of a repeated parameter with commas; take the first.
const firstId = projectIdPattern.replace(/^\^(.*)\$$/, '^($1)(,|$)');

/** A Caddyfile. Of the content it depends on the addresses of the site's languages alone. */
export function caddyfile() {
  const [common, otherwise, documents, ...others] = hostRules;
  return lines(
    `# Made by the build for ${sites.map(({ url }) => url).join(' and ')}, and the same for every content. Set the address and`,
    '# the root.',
    ':80 {',
    '  root * /var/www/site',
    ...sites.filter(({ base }) => base !== '/').map(({ url, base }) => `  # The files of dist/ of ${url} go into /var/www/site${base}`),
    '',
    ...set('*', common!.headers),
    '  header ?Vary Accept-Encoding',
    ...Object.entries(otherwise!.headers).map(([name, value]) => `  header ?${name} "${value}"`),
    ...[documents!, ...others].flatMap(({ paths, headers }, index) => [
      `  @files${index} path ${paths.join(' ')}`,
      ...set(`@files${index}`, headers),
    ]),
    '  map {path} {type} {',
    ...Object.entries(mediaTypes).map(([extension, type]) => `    ~(?i)\\.${extension}$ "${withCharset(type)}"`),
    `    default ${unknownType}`,
    '  }',
    '',
    '  # Only an id may become part of a file name: a path in the query must not.',
    '  map {query.id} {project} {',
    `    ~${firstId} \${1}`,
    '    default ""',
    '  }',
    ...sites.map((site, index) => `  @projects${index} path ${projectsAddresses(site).join(' ')}`),
    '  @malformed path_regexp \\x00',
    '  @writing not method GET HEAD',
    '  # Never served: _headers, .br and .gz files by name, and dot files but for /.well-known/.',
    '  @private {',
    '    path_regexp /[._]|\\.(br|gz)$',
    '    not path */.well-known/*',
    '  }',
    '  header @writing Allow "GET, HEAD"',
    ...redirects.map(({ from }, index) => `  @moved${index} path_regexp moved${index} ${from}`),
    '  route {',
    '    respond @malformed 400',
    '    respond @writing 405',
    ...entrances.map(({ from, to }) => `    redir ${from} ${to} 302`),
    '    error @private 404',
    ...redirects.flatMap(({ to }, index) => [
      `    route @moved${index} {`,
      `      rewrite * ${to.replace('$1', `{re.moved${index}.1}`)}`,
      '      redir {uri} 301',
      '    }',
    ]),
    ...sites.flatMap(({ base, projectsPaths: [path] }, index) => [
      `    route @projects${index} {`,
      `      try_files ${base}${path}/{project}.html ${base}${path}.html`,
      '    }',
    ]),
    '    try_files {path} {path}.html {path}/index.html',
    '    header Content-Type {type}',
    ...serveFiles,
    '  }',
    '',
    '  handle_errors {',
    ...set('*', { ...common!.headers, ...documents!.headers, 'Content-Type': html }).map((line) => `  ${line}`),
    ...sites.slice(1).map(({ base }) => `    rewrite ${base}* ${base}404.html`), // Caddy takes the longest path
    `    rewrite * ${sites[0]!.base}404.html`,
    ...serveFiles,
    '  }',
    '}',
  );
}
