// nginx, Caddy and Apache as src/README.md shows them, with the files that the build makes for them.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { fileFor } from '../../src/hosts/find-file';
import { writeFolder } from '../../src/tools/common/folder';
import { handler } from '../../src/tools/serve/handler';
import { changedCopy, nameProjects } from '../copies/changed-copy';
import { follow, recipes } from '../copies/recipes';
import { root, writeFiles } from '../copies/root';
import { missingOf, pagesOf, suffixedOf } from '../tools/serve/addresses';
import { ask as askLocal } from '../tools/serve/ask';
import { freePort } from '../tools/serve/port-of';
import {
  type Ask, askPort, build, closeAfterAll, languageOf, makeFolder, missingRootFiles, nameOf, rootPages, type Site,
} from './harness';

for (const [name, debian] of [['nginx', 'nginx-light'], ['caddy', 'caddy'], ['apache2', 'apache2-bin']] as const) {
  if (spawnSync(name, ['-v']).error) throw new Error(`${name} is missing; install it with: apt-get install ${debian}`);
}

async function run(port: number, command: string, args: string[], env = {}) {
  const server = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  closeAfterAll(async () => {
    server.kill();
    await ended;
  });
  const ask = askPort(port);
  while (server.exitCode === null) {
    if (await ask('/').catch(() => undefined)) return ask;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${command} has ended: ${output}`);
}

/** Sites on one host, and what else its server has. */
type Host = { sites: [Site, ...Site[]]; nginx?: string; caddy?: string; apache?: string };

/** Writes the sites to a folder, each below its base path, beside other files. Returns the folder. */
function copy({ sites }: Host) {
  const folder = makeFolder();
  const files = sites.flatMap(({ base, files }) =>
    [...files].map(([path, bytes]) => [`site${base}${path}`, bytes] as const));
  const others = { 'secret.html': 'secret', 'site/private/secret.txt': 'secret', 'site/another': 'another site' };
  writeFolder(folder, new Map<string, string | Buffer>([...files, ...Object.entries(others)]));
  chmodSync(folder, 0o755); // nginx reads it as another user
  return join(folder, 'site');
}

const readme = readFileSync(join(import.meta.dirname, '../../src/README.md'), 'utf8');

function blockFor(server: string, replacements: Record<string, string>) {
  const block = new RegExp(`\`\`\`${server}\\n([^]*?)\`\`\``).exec(readme)![1]!;
  return Object.entries(replacements).reduce((text, [from, to]) => {
    assert.ok(text.includes(from), from);
    return text.replace(from, to);
  }, block);
}

function include(folder: string, { sites }: Host, file: string, line: (path: string) => string) {
  return sites.filter(({ hosting }) => hosting.has(file)).map(({ hosting }, index) => {
    const path = join(folder, `${index}-${file}`);
    writeFileSync(path, hosting.get(file)!);
    return line(path);
  }).join('\n');
}

const servers = {
  async nginx(host: Host) {
    const port = await freePort();
    const folder = makeFolder();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    const block = blockFor('nginx', {
      '/var/www/site': copy(host),
      'equipo.example': 'localhost',
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': host.nginx ?? '',
      'include /etc/nginx/snippets/site.conf;': include(folder, host, 'nginx.conf', (path) => `include ${path};`),
    });
    writeFileSync(join(folder, 'nginx.conf'), `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http { access_log off; ${temporary.join(' ')} ${block} }`);
    return run(port, 'nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]);
  },

  async Caddy(host: Host) {
    const port = await freePort();
    const folder = makeFolder();
    const block = blockFor('caddy', {
      '/var/www/site': `${copy(host)}\n${host.caddy ?? ''}`,
      'equipo.example': `http://localhost:${port}`,
      'import /etc/caddy/site.caddy': include(folder, host, 'Caddyfile', (path) => `import ${path}`),
    });
    writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n}\n${block}`);
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    return run(port, 'caddy', args, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
  },

  async Apache(host: Host) {
    const port = await freePort();
    const folder = makeFolder();
    const site = copy(host);
    const texts = host.sites.map(({ base, hosting }) => [base, hosting.get('.htaccess')!] as const);
    for (const [base, text] of new Map([['/', ''], ...texts])) {
      writeFileSync(join(site, base, '.htaccess'), base === '/' ? `${host.apache ?? ''}\n${text}` : text);
    }
    const block = blockFor('apache', {
      'DocumentRoot /var/www/site': `DocumentRoot ${site}`,
      '<Directory /var/www/site>': `<Directory ${site}>`,
      'equipo.example': 'localhost',
      '*:80': `127.0.0.1:${port}`,
    });
    const modules =
      ['mpm_event', 'authz_core', 'mime', 'dir', 'alias', 'negotiation', 'autoindex', 'rewrite', 'headers'];
    // Types and languages of Debian, which are wrong for compressed copies.
    writeFileSync(join(folder, 'types'), 'application/gzip gz\nchemical/x-xyz xyz');
    writeFileSync(join(folder, 'apache.conf'), `Listen 127.0.0.1:${port}
      PidFile ${folder}/pid\n ErrorLog ${folder}/error.log\n DefaultRuntimeDir ${folder}
      ServerName localhost\n User www-data\n Group www-data
      ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      TypesConfig ${folder}/types\n AddType application/gzip .gz\n AddLanguage br .br
      Options Indexes FollowSymLinks MultiViews
      ${block}`);
    return run(port, 'apache2', ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')]);
  },
};

const spanishRoot = changedCopy(...nameProjects('trabajos'));
follow(spanishRoot, recipes.filter(({ title }) => title === 'A page of its own'));
writeFiles(spanishRoot, {
  'src/site/en/words.ts': "export * from '../../words/en';",
  'src/site/en/settings.ts': "export const settings = { projectsPath: 'projects' };",
  'src/site/en/content.ts': `import * as es from '../content';
    export const { site, members } = es;
    export const projects = es.projects.map((project) => ({ ...project, link: undefined }));`,
});
const spanish = await build({ root: spanishRoot }, 'geoapp');
const english = languageOf(spanish, 'en/');
const below = await build({ root, content: join(root, 'src/site/hostile.ts') }, 'p1');

const recipe = (line: RegExp) => line.exec(readme)![1]!;

/** A recipe's line about the new name of a project, for the words of the site. */
const renaming = (line: RegExp) => recipe(line).replaceAll('proyectos', 'trabajos').replaceAll('nuevo', 'geoapp');

const hosts: Record<string, Host> = {
  'below a base path beside another site, with rules for its own files': {
    sites: [below],
    nginx: 'location / { return 200 "another site"; }\nlocation ~* \\.(js|svg|png|html)$ { return 410; }',
    caddy: 'handle {\n respond "another site"\n}',
    apache: 'RewriteEngine On\nRewriteRule !^another$ /another',
  },
  'in two languages': {
    sites: [spanish, english],
    nginx: `${recipe(/`(rewrite .*;)`/)}\n${renaming(/`(if .*\})`/)}`,
    caddy: [
      recipe(/`(@old .*?)`/), recipe(/`(redir @old .*?)`/),
      renaming(/`(@renamed .*?)`/), renaming(/`(redir @renamed .*?)`/),
    ].join('\n'),
    apache: [
      recipe(/`(RewriteRule \^proyectos.*?)`/), renaming(/`(RewriteCond .*?)`/), renaming(/`(RewriteRule \^ .*?)`/),
    ].join('\n'),
  },
};

/** Only the first id of a query opens a file. */
const queries = ({ id }: Site) => [
  'id=../../secret', 'id=..%2F..%2Fsecret', 'id=..%252F..%252Fsecret', 'id=.', `id=${id}%00`,
  `id=../../secret&id=${id}`, `id=${id}&id=../../secret`, `xid=x&id=${id}`, `${'a=b&'.repeat(1500)}id=${id}`,
];

function behaves(site: Site, encodings: string[], ask: () => Ask) {
  const { common, rules } = site.headers;
  const known = [common, ...rules.map(({ headers }) => headers)].flatMap(Object.keys);
  const names = ['Content-Type', 'Content-Encoding', ...known];
  const valuesOf = (headers: object) => names.map((name) => headers[name.toLowerCase() as never]);
  const named = (path: string) => path.replaceAll('proyectos', site.projectsPaths[0]!);

  /** Asks the host for an address as the local server. Values of a repeated header are joined. */
  async function compare(path: string, file?: string, encoding = 'identity') {
    const url = site.base + named(path);
    const { status, headers, body } = await ask()(url, { 'accept-encoding': encoding });
    const local = askLocal(handler(site), url, { 'accept-encoding': encoding });
    const suffix = { br: '.br', gzip: '.gz' }[`${local.headers['content-encoding']}`] ?? '';
    const expected = named(file ?? fileFor(site, url)[0]) + suffix;
    const sent = [status, nameOf(site, body), valuesOf(headers)];
    assert.deepEqual(sent, [local.status, expected, valuesOf(local.headers)], path.slice(-40));
    if (local.headers.vary) assert.equal(headers.vary?.toLowerCase(), 'accept-encoding', path);
  }

  const ids = 'E11, E12, E13, E14, E23, S1, S2, S3, S4, S5, S6, S7';
  test(`answers each address below ${site.base} as the local server does (${ids})`, async () => {
    const image = [...site.files.keys()].find((path) => /\.(avif|png)$/.test(path))!;
    for (const [path, file] of Object.entries({ ...pagesOf(site), ...rootPages })) await compare(path, file);
    for (const path of suffixedOf(site)) await compare(path, `proyectos/${site.id}.html`);
    for (const path of [...missingOf(site), ...missingRootFiles]) await compare(path, '404.html');
    for (const path of [
      ...queries(site).map((query) => `proyectos?${query}`), 'aviso-legal', 'aviso-legal.html', 'aviso-legal/', 'index',
      '404', `proyectos//${site.id}.html`, site.script, `/${site.script}`, image, 'share.png', '/share.png', 'icon.svg',
      'robots.txt', 'site.webmanifest',
    ]) await compare(path);
  });

  test(`compresses text files below ${site.base}`, async () => {
    for (const path of ['', site.script, 'icon.svg', `proyectos?id=${site.id}`, '.well-known/security.txt', 'nada']) {
      for (const encoding of ['identity', ...encodings]) await compare(path, undefined, encoding);
    }
  });

  test(`answers with the whole 404.html whatever the conditions, below ${site.base} (S8)`, async () => {
    const conditions = {
      'accept-encoding': 'gzip', 'if-none-match': '*', 'if-match': '"a"', 'range': 'bytes=0-3',
      'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString(),
      'if-unmodified-since': 'Thu, 01 Jan 2015 00:00:00 GMT',
    };
    for (const [name, value] of Object.entries(conditions)) {
      const { status, body } = await ask()(`${site.base}nada`, { [name]: value });
      assert.deepEqual([status, nameOf(site, body)], [404, value === 'gzip' ? '404.html.gz' : '404.html'], name);
    }
  });

  test(`refuses other methods and malformed addresses below ${site.base}`, async () => {
    const posted = await ask()(site.base, { method: 'POST' });
    assert.deepEqual([posted.status, posted.headers['content-security-policy']], [405, "frame-ancestors 'none'"]);
    const malformed = await ask()(`${site.base}a%00b`);
    assert.ok([400, 404].includes(malformed.status), `${malformed.status}`);
  });
}

for (const [where, host] of Object.entries(hosts)) {
  for (const [name, start] of Object.entries(servers)) {
    describe(`${name}, with a site ${where},`, () => {
      let ask: Ask;
      beforeAll(async () => {
        ask = await start(host);
      });
      const encodings = name === 'nginx' ? ['gzip'] : ['gzip', 'br']; // as nginx-light has no brotli
      for (const site of host.sites) behaves(site, encodings, () => ask);

      for (const { base } of host.sites.filter(({ base }) => base !== '/')) {
        test('redirects to the base path from it without its slash (E11)', async () => {
          for (const path of [base.slice(0, -1), `${base.slice(0, -1)}?x=1`]) {
            const { status, headers } = await ask(path);
            const { pathname } = new URL(headers.location!, 'http://localhost');
            assert.deepEqual([status, pathname], [302, base], path);
          }
        });
      }

      if (host.sites.includes(spanish)) {
        test('redirects old addresses by the lines of the recipes', async () => {
          const moved = {
            '/trabajos?id=viejo': '?id=geoapp', '/trabajos?id=viejo&utm=a': '?id=geoapp',
            '/trabajos/viejo?utm=a': '?id=geoapp', '/proyectos?id=geoapp&utm=a%20b': '?id=geoapp&utm=a%20b',
            '/proyectos/geoapp?': '/geoapp', '/proyectos.html?': '.html',
          };
          for (const [path, there] of Object.entries(moved)) {
            const { status, headers } = await ask(path);
            const { pathname, search } = new URL(headers.location!, 'http://localhost');
            assert.deepEqual([status, pathname + search], [301, `/trabajos${there}`], path);
          }
          for (const path of ['?id=viejo-dos', '/viejo-dos']) {
            assert.notEqual((await ask(`/trabajos${path}`)).status, 301, path);
          }
        });
      } else if (host.nginx) {
        test('leaves other addresses to the other site', async () => {
          for (const path of ['/', '/nada', '/proyectos', '/webs/']) {
            assert.equal(`${(await ask(path)).body}`, 'another site', path);
          }
        });
      }
    });
  }
}
