// The local server, nginx and Caddy, with the configurations of the build.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { buildSite } from '../../src/build/site';
import { changedCopy, nameProjects, speak } from '../changed-copy';
import { type Ask, askPort, closeAfterAll, compressed, follow, freePort, handler, listen, makeFolder, missingOf, nameOf, pagesOf, portOf, type Site, sites, writeFolder } from './harness';

for (const name of ['nginx', 'caddy']) {
  if (spawnSync(name, ['-v']).error) throw new Error(`${name} is missing; install it with: apt-get install ${name === 'nginx' ? 'nginx-light' : name}`);
}

/** Runs a server until the tests have ended. Resolves when it responds. */
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

/** Writes a site to a folder, below its base path, as the configurations expect. Returns the folder. */
function copy({ files, base }: Site) {
  const folder = makeFolder();
  chmodSync(folder, 0o755); // nginx reads it as another user
  writeFolder(resolve(folder, `site${base}`), files);
  return join(folder, 'site');
}

const settle = (configuration: string, replacements: Record<string, string>) =>
  Object.entries(replacements).reduce((text, [from, to]) => {
    assert.ok(text.includes(from), from);
    return text.replaceAll(from, to);
  }, configuration);

const servers = {
  async 'the local server'(site: Site) {
    const server = await listen(handler(site), '0');
    closeAfterAll(() => server.close());
    return askPort(portOf(server));
  },

  async nginx(site: Site, files = copy(site), configuration = site.hosting.get('nginx.conf')!) {
    const port = await freePort();
    const folder = makeFolder();
    writeFileSync(join(folder, 'site.conf'), settle(configuration, {
      '/var/www/site': files,
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': '',
    }));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    writeFileSync(join(folder, 'nginx.conf'), `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`);
    return run(port, 'nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]);
  },

  async Caddy(site: Site, files = copy(site)) {
    const port = await freePort();
    const folder = makeFolder();
    writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n}\n${settle(site.hosting.get('Caddyfile')!, {
      '/var/www/site': files,
      ':80 {': `:${port} {`,
    })}`);
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    return run(port, 'caddy', args, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
  },
};

const headersOfAll = ({ rules }: Site) => [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].map((name) => name.toLowerCase());

for (const [name, start] of Object.entries(servers)) {
  test(`${name} serves files below /.well-known/, which others ask for (S5)`, async () => {
    const path = '.well-known/security.txt';
    const ask = await start({ ...sites[0]!, files: new Map([...sites[0]!.files, [path, Buffer.from('Contact: mailto:a@example.com')]]) });
    const { status, body } = await ask(`/${path}`);
    assert.deepEqual([status, `${body}`], [200, 'Contact: mailto:a@example.com']);
  });
}

for (const site of sites) {
  for (const [name, start] of Object.entries(servers)) {
    describe(`${name}, with a site at ${site.base}`, () => {
      let ask: Ask;
      beforeAll(async () => {
        ask = await start(site);
      });

      test('serves the page of each address (S5, E12)', async () => {
        for (const [path, file] of Object.entries(pagesOf(site))) {
          const { status, body } = await follow(ask, site.base + path);
          assert.deepEqual([status, nameOf(site, body)], [200, file], path);
        }
      });

      test('serves nothing else, and responds with 404.html, compressed (S5)', async () => {
        for (const path of missingOf(site)) {
          const { status, body } = await ask(site.base + path);
          assert.deepEqual([status, nameOf(site, body)], [404, '404.html'], path);
        }
        const { status, headers, body } = await ask(`${site.base}nada`, { 'accept-encoding': 'gzip' });
        assert.deepEqual([status, headers['content-encoding'], nameOf(site, body)], [404, 'gzip', '404.html.gz']);
      });

      test('sends the headers of the list (S2, S3, S4)', async () => {
        const names = headersOfAll(site);
        const local = await servers['the local server'](site);
        for (const path of ['', 'index', '404', 'proyectos', `proyectos?id=${site.id}`, `proyectos/${site.id}`, `proyectos/${site.id}.html`, site.script, 'share.png', 'icon.svg', 'robots.txt', 'site.webmanifest', 'nada', 'assets/nada.js']) {
          const [sent, expected] = await Promise.all([ask, local].map(async (ask) => {
            const { status, headers } = await ask(site.base + path);
            return [status, headers['content-type']!.replace(/;.*/, ''), ...names.map((name) => headers[name])];
          }));
          assert.deepEqual(sent, expected, path);
        }
      });

      test('compresses text files', async () => {
        for (const path of ['', site.script, 'icon.svg', `proyectos?id=${site.id}`]) {
          const { headers } = await ask(site.base + path, { 'accept-encoding': 'gzip' });
          assert.deepEqual([headers['content-encoding'], headers.vary?.toLowerCase()], ['gzip', 'accept-encoding'], path);
          const plain = await ask(site.base + path, { 'accept-encoding': 'identity' });
          assert.deepEqual([plain.headers['content-encoding'], plain.headers.vary?.toLowerCase()], [undefined, 'accept-encoding'], path);
        }
      });

      test('refuses other methods and malformed addresses', async () => {
        const posted = await ask(site.base, { method: 'POST' });
        assert.deepEqual([posted.status, posted.headers['content-security-policy']], [405, "frame-ancestors 'none'"]);
        const malformed = await ask(`${site.base}a%00b`);
        assert.ok([400, 404].includes(malformed.status), `${malformed.status}`);
        assert.equal(malformed.headers['x-content-type-options'], 'nosniff');
      });

      if (site.base !== '/') {
        test('redirects to the base path, and serves nothing else outside it (E11)', async () => {
          for (const path of ['/', site.base.slice(0, -1), '/?x=1', `${site.base.slice(0, -1)}?x=1`]) {
            const { status, headers } = await ask(path);
            assert.deepEqual([status, headers.location, headers['x-content-type-options']], [302, site.base, 'nosniff'], path);
          }
          for (const path of ['/nada', '/index.html', '/proyectos', `/proyectos?id=${site.id}`, '/webs/']) {
            const { status, body } = await ask(path);
            assert.deepEqual([status, nameOf(site, body)], [404, '404.html'], path);
          }
        });
      }
    });
  }
}

test('nginx uses the same id parameter as the site, and does not cache an unreadable file (E14)', async () => {
  const site = sites[0]!;
  const folder = copy(site);
  const ask = await servers.nginx(site, folder);
  const [page, empty] = [`proyectos/${site.id}.html`, 'proyectos.html'];
  const asked = { [`ID=${site.id}`]: empty, [`id&id=${site.id}`]: empty, [`xid=x&id=${site.id}`]: page, [`${'a=b&'.repeat(1500)}id=${site.id}`]: page };
  for (const [query, file] of Object.entries(asked)) {
    assert.equal(nameOf(site, (await ask(`/proyectos?${query}`)).body), file, query.slice(-40));
  }
  chmodSync(join(folder, site.script), 0);
  const { status, headers } = await ask(`/${site.script}`);
  assert.deepEqual([status, headers['cache-control']], [403, 'no-cache']);
});

test('the local server does not read two slashes as a host', async () => {
  const ask = await servers['the local server'](sites[0]!);
  for (const path of ['//', '//proyectos', '//proyectos?id=geoapp']) assert.equal((await ask(path)).status, 404, path);
});

for (const site of sites) {
  test.each(Object.entries(servers))(`%s sends one policy with each file of the site at ${site.base}, which forbids scripts in assets and icons (S1, S6)`, async (_, start) => {
    const ask = await start(site);
    const image = [...site.files.keys()].find((path) => path.endsWith('.avif'));
    for (const path of ['', `proyectos/${site.id}`, 'nada', 'assets/nada.svg', 'robots.txt', 'icon.svg', 'share.png', site.script, image]) {
      const { headers } = await ask(site.base + path); // values of a repeated header are joined
      const isImage = /^assets\/(?!nada)|^icon|^share/.test(path!);
      assert.equal(headers['content-security-policy'], `${isImage ? "default-src 'self' data:; style-src 'unsafe-inline'; script-src 'none'; form-action 'none'; " : ''}frame-ancestors 'none'`, path);
    }
  });
}

describe('after the projects’ path was renamed', () => {
  let site: Site;
  beforeAll(async () => {
    const root = changedCopy(['src/content.ts', /url: '.*'/, "url: 'https://equipo.example/a.b/'"], ...nameProjects('trabajos', ['proyectos', 'obras']));
    site = await compressed(await buildSite({ root }), 'geoapp');
  });

  test.each(Object.keys(servers) as (keyof typeof servers)[])('%s serves the new addresses, and redirects the old ones for good (E11, E20)', async (name) => {
    const ask = await servers[name](site);
    for (const [path, file] of Object.entries(pagesOf(site))) {
      const [there, named] = [path, file].map((text) => text.replaceAll('proyectos', 'trabajos'));
      assert.equal(nameOf(site, (await follow(ask, site.base + there)).body), named, there);
    }
    const moved = {
      'proyectos': 'trabajos',
      'proyectos/': 'trabajos',
      'proyectos.html?id=geoapp': 'trabajos?id=geoapp',
      'obras?utm=a%20b&id=geoapp&id=x': 'trabajos?utm=a%20b&id=geoapp&id=x',
      'obras?id=..%2F..%2Fx': 'trabajos?id=..%2F..%2Fx',
      'proyectos/index.html?id=nada': 'trabajos?id=nada',
      'proyectos/geoapp': 'trabajos/geoapp',
      'obras/geoapp.html?utm=1': 'trabajos/geoapp?utm=1',
    };
    for (const [path, to] of Object.entries(moved)) {
      const { status, headers } = await ask(site.base + path);
      const sent = [status, headers.location, headers['cache-control'], headers['x-content-type-options']];
      assert.deepEqual(sent, [301, site.base + to, 'no-cache', 'nosniff'], path);
    }
    for (const path of ['obrasx', 'obras/a/b', 'obras/a%0d%0ab', 'obras/.git']) assert.equal((await ask(site.base + path)).status, 404, path);
    for (const path of ['/proyectos', '/aXb/proyectos']) assert.equal((await ask(path)).status, 404, path);
  });
});

// The files of assets/root/ in dist/, and the type of each.
const rootTypes = {
  '.well-known/security.txt': 'text/plain; charset=utf-8',
  '.well-known/apple-app-site-association': 'application/octet-stream',
  'CNAME': 'application/octet-stream',
  'google1234.html': 'text/html; charset=utf-8',
  'aviso-legal': 'text/html; charset=utf-8',
  'privacidad/': 'text/html; charset=utf-8',
  'privacidad': 'text/html; charset=utf-8',
  'llms.txt': 'text/plain; charset=utf-8',
  'sobre.xyz': 'application/octet-stream',
  'FIRMA.JPG': 'image/jpeg',
  'catalogo.json': 'application/json',
};
const rootFiles = [
  ...Object.keys(rootTypes).filter((path) => !/^(aviso|priv)/.test(path)),
  'aviso-legal.html', 'privacidad/index.html', '_redirects', '.htaccess', 'datos/.git', 'datos/_a.html',
];

for (const site of sites) {
  test.each(Object.keys(servers) as (keyof typeof servers)[])(`%s serves the files of assets/root/ below ${site.base}, but none that are for hosts (S4, S5, S7)`, async (name) => {
    const added = await compressed({ ...site, files: new Map(rootFiles.map((path) => [path, Buffer.from(`This is ${path}`)])) }, site.id);
    const ask = await servers[name]({ ...site, files: new Map([...site.files, ...added.files]) });
    for (const [path, type] of Object.entries(rootTypes)) {
      const { status, headers, body } = await ask(site.base + path);
      const file = rootFiles.find((file) => [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`].includes(file));
      const sent = [status, headers['content-type']!.replace('json; charset=utf-8', 'json'), headers['cache-control'], headers['x-content-type-options']];
      assert.deepEqual([...sent, `${body}`], [200, type, 'no-cache', 'nosniff', `This is ${file}`], path);
    }
    const { headers } = await ask(`${site.base}.well-known/security.txt`, { 'accept-encoding': 'gzip' });
    assert.deepEqual([headers['content-encoding'], headers['content-type']], ['gzip', 'text/plain; charset=utf-8']);
    for (const path of ['_redirects', '.htaccess', 'datos/.git', 'datos/_a.html', 'datos/_a', 'llms.txt.br', 'nada.txt', 'nada.jpg', 'privacidades/', '.well-known/']) {
      const { status, headers, body } = await ask(site.base + path);
      assert.deepEqual([status, headers['content-type'], nameOf(site, body)], [404, 'text/html; charset=utf-8', '404.html'], path);
    }
  });
}

describe('a site and its translation on one host, with the configuration of the first', () => {
  let spanish: Site;
  let english: Site;
  beforeAll(async () => {
    const [es, en] = ['https://equipo.example/', 'https://equipo.example/en/'];
    spanish = await compressed(await buildSite({
      root: changedCopy(...speak('es', es, [{ language: 'en', name: 'English', url: en, projectsPath: 'projects' }]), ...nameProjects('trabajos', ['proyectos'])),
    }), 'geoapp');
    english = await compressed(await buildSite({
      root: changedCopy(...speak('en', en, [{ language: 'es', name: 'Español', url: es, projectsPath: 'trabajos' }]), ...nameProjects('projects', ['proyectos'])),
    }), 'geoapp');
  });

  /** Copies both to a folder, as a team does. Returns the folder. */
  const copyBoth = () => copy({ ...spanish, files: new Map([...spanish.files, ...[...english.files].map(([path, bytes]) => [`en/${path}`, bytes] as const)]) });

  const pathOf = (site: Site) => (site === spanish ? 'trabajos' : 'projects');
  const named = (site: Site, text: string) => text.replaceAll('proyectos', pathOf(site));

  for (const name of ['nginx', 'Caddy'] as const) {
    describe(name, () => {
      let ask: Ask;
      beforeAll(async () => {
        ask = await servers[name](spanish, copyBoth());
      });

      test('serves the pages of each (E11, F25)', async () => {
        for (const site of [spanish, english]) {
          for (const [path, file] of Object.entries(pagesOf(site))) {
            const { status, body } = await follow(ask, site.base + named(site, path));
            assert.deepEqual([status, nameOf(site, body)], [200, named(site, file)], site.base + path);
          }
        }
      });

      test('answers other addresses with the page of the site that they are below (E13, S5)', async () => {
        for (const site of [spanish, english]) {
          for (const path of [...missingOf(site).map((path) => named(site, path)), site === spanish ? 'projects' : 'trabajos']) {
            const { status, headers, body } = await ask(site.base + path);
            assert.deepEqual([status, nameOf(site, body), headers['cache-control']], [404, '404.html', 'no-cache'], site.base + path);
          }
        }
      });

      test('sends the same headers for both (S2, S3, S4)', async () => {
        const names = headersOfAll(spanish);
        for (const site of [spanish, english]) {
          const local = await servers['the local server'](site);
          for (const path of ['', 'index.html', pathOf(site), `${pathOf(site)}?id=geoapp`, `${pathOf(site)}/geoapp`, site.script, 'share.png', 'site.webmanifest', 'nada']) {
            const [sent, expected] = await Promise.all([ask, local].map(async (ask) => {
              const { status, headers } = await ask(site.base + path);
              return [status, headers['content-type']!.replace(/;.*/, ''), ...names.map((name) => headers[name])];
            }));
            assert.deepEqual(sent, expected, site.base + path);
          }
        }
      });

      test('leads to the translation without its slash, and from former names of either', async () => {
        for (const path of ['/en', '/en?a=b']) {
          const { status, headers } = await ask(path);
          assert.deepEqual([status, headers.location], [302, '/en/'], path);
        }
        assert.equal((await ask('/proyectos?id=geoapp')).headers.location, '/trabajos?id=geoapp');
        assert.equal(nameOf(english, (await ask('/en/proyectos?id=geoapp')).body), 'projects.html');
        assert.match(`${(await ask('/en/proyectos/geoapp')).body}`, /url=\/en\/projects\/geoapp"/);
      });
    });
  }

  test('nginx accepts the configurations of both at once, and of another host', async () => {
    const other = await compressed(await buildSite({
      root: changedCopy(...speak('es', 'https://un-equipo-con-un-nombre-muy-largo.example/web/'), ...nameProjects('obras', ['proyectos'])),
    }), 'geoapp');
    const folder = copyBoth();
    writeFolder(join(folder, 'web'), other.files);
    const long = 'un-equipo-con-un-nombre-muy-largo.example';
    for (const order of [[english, spanish, other], [other, spanish, english]]) {
      const ask = await servers.nginx(spanish, folder, order.map(({ hosting }) => hosting.get('nginx.conf')).join('\n'));
      const answers = { 'equipo.example/trabajos?id=geoapp': spanish, 'equipo.example/en/projects?id=geoapp': english, [`${long}/web/obras?id=geoapp`]: other };
      for (const [address, site] of Object.entries(answers)) {
        const [host, path] = address.split(/(?=\/)(.*)/);
        const { body, headers } = await ask(path!, { host });
        assert.deepEqual([nameOf(site, body), headers['cross-origin-resource-policy']], [`${site.projectsPath}/geoapp.html`, 'same-origin'], address);
      }
      assert.equal(nameOf(other, (await ask('/web/nada', { host: long })).body), '404.html');
    }
  });
});
