import { projectIdPattern, suffixPattern } from '../addresses';
import { headerRules, type Headers, type HostedSite, linesOf, pageHeaders, patternOf } from './headers';
import { mediaTypes, unknownType } from './media-types';
import { firstId, neverServed } from './patterns';

const setHeaders = (headers: Headers) => linesOf(headers, (name, value) => `  Header always set ${name} "${value}"`);

/** `.htaccess` of Apache 2.4 for a language. */
export const htaccess = ({ base, projectsPath, common }: HostedSite) => `\
# Made by the build: copy this file to assets/root/, as src/README.md shows. It is for the files of dist/ at ${base}.

Options -MultiViews
DirectorySlash Off
${base === '/' ? '' : `RedirectMatch 302 ^${base.slice(0, -1)}$ ${base}\n`}\
ErrorDocument 403 ${base}404.html
ErrorDocument 404 ${base}404.html

${[...mediaTypes].map(([extension, type]) => `AddType "${type}" .${extension}`).join('\n')}
<FilesMatch "(?i)^(?!.*\\.(${[...mediaTypes.keys()].join('|')})(\\.(br|gz))?$)">
  ForceType ${unknownType}
</FilesMatch>
# By default, .gz is a type, and .br is Breton.
RemoveType .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

RewriteEngine On
RewriteBase ${base}
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
# The path is decoded here, and would be decoded again.
RewriteRule [?%] - [R=404,L]
# Removes a slash at the end, and what chats and advertising tools write after an id.
RewriteRule ^(.*?)/?$ $1 [DPI]
RewriteRule ^(${projectsPath}/${projectIdPattern})${suffixPattern}$ $1 [DPI]
# Files for hosts, and compressed copies by name.
RewriteRule ${neverServed} - [R=404,L]

# Only the first id may become part of a file name.
RewriteRule ^${projectsPath}\\.html$ ${projectsPath}
RewriteCond %{QUERY_STRING} ${firstId}
RewriteCond %{REQUEST_FILENAME}/%1.html -f
RewriteRule ^${projectsPath}$ ${projectsPath}/%1.html

# The file of the path, the same with .html, or the index of the folder.
RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)$ $1/index.html
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,L]

# Compressed copies, if they are there.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [END]

<IfModule mod_headers.c>
${setHeaders({ ...common, ...pageHeaders, Vary: 'Accept-Encoding' })}
${headerRules.map((rule) => `\
  <If "%{REQUEST_URI} =~ m#^${base}(${patternOf(rule)})(\\.(br|gz))?$#">
${setHeaders(rule.headers)}
  </If>`).join('\n')}
</IfModule>
`;
