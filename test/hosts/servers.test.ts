// nginx, Caddy and Apache as src/README.md shows them, with the files of src/hosts/.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/tools/builder/site';
import { writeFolder } from '../../src/tools/common/files';
import { changedCopy } from '../copies/changed-copy';
import { writeFiles } from '../copies/root';
import { missing, pagesOf } from '../tools/serve/addresses';
import { freePort } from '../tools/serve/port-of';

for (const [name, debian] of [['nginx', 'nginx-light'], ['caddy', 'caddy'], ['apache2', 'apache2-bin']] as const) {
  if (spawnSync(name, ['-v']).error) throw new Error(`${name} is missing; install it with: apt-get install ${debian}`);
}

const project = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const hostFile = (name: string) => readFileSync(join(project, 'src/hosts', name), 'utf8');

const root = changedCopy();
writeFiles(root, {
  'src/site/en/words.ts': "export * from '../../words/en';",
  'assets/root/.htaccess': hostFile('.htaccess'), 'assets/root/.well-known/security.txt': 'Contact: a',
});
const site = await buildSite(root);
writeFolder(join(folder, 'site'), site.files);
writeFiles(folder, { 'secret.txt': 'secret' });
chmodSync(folder, 0o755); // nginx reads it as another user

/** A block of src/README.md. */
function blockFor(server: string, replacements: Record<string, string>) {
  const block = new RegExp(`\`\`\`${server}\\n([^]*?)\`\`\``).exec(readFileSync(join(project, 'src/README.md'), 'utf8'))!;
  return Object.entries(replacements).reduce((text, [from, to]) => {
    assert.ok(text.includes(from), from);
    return text.replaceAll(from, to);
  }, block[1]!);
}

async function run(port: number, command: string, args: string[], env = {}) {
  const server = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  closing.push(async () => {
    server.kill();
    await ended;
  });
  const address = `http://localhost:${port}`;
  while (server.exitCode === null) {
    if (await fetch(address).catch(() => undefined)) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${command} has ended`);
}

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const servers = {
  async nginx() {
    const port = await freePort();
    const block = blockFor('nginx', {
      '/var/www/site': join(folder, 'site'), 'equipo.example': 'localhost', 'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': '', '/etc/nginx/snippets/site.conf': join(project, 'src/hosts/nginx.conf'),
    });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    const file = write('nginx.conf', `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${block} }`);
    return run(port, 'nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file]);
  },
  async Caddy() {
    const port = await freePort();
    const block = blockFor('caddy', {
      '/var/www/site': join(folder, 'site'), 'equipo.example': `http://localhost:${port}`,
      '/etc/caddy/site.caddy': join(project, 'src/hosts/Caddyfile'),
    });
    const file = write('Caddyfile', `{\n  admin off\n}\n${block}`);
    return run(port, 'caddy', ['run', '--adapter', 'caddyfile', '--config', file],
      { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
  },
  async Apache() {
    const port = await freePort();
    const block = blockFor('apache', {
      '/var/www/site': join(folder, 'site'), 'equipo.example': 'localhost', '*:80': `127.0.0.1:${port}`,
    });
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'alias', 'negotiation', 'autoindex', 'rewrite', 'headers',
      'filter', 'deflate'];
    const file = write('apache.conf', `Listen 127.0.0.1:${port}
      PidFile ${folder}/apache.pid\n ErrorLog ${folder}/apache.log\n DefaultRuntimeDir ${folder}
      ServerName localhost\n User www-data\n Group www-data
      ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      TypesConfig /etc/mime.types
      ${block}`);
    return run(port, 'apache2', ['-D', 'FOREGROUND', '-f', file]);
  },
};

/** The index of a folder is the same file. */
const tidy = (file: string) => file.replace(/(.)\/index.html$/, '$1.html');

const nameOf = (body: Buffer) => [...site.files].find(([, bytes]) => body.equals(bytes))?.[0];

describe.each(Object.entries(servers))('%s', (_, start) => {
  let address: string;
  beforeAll(async () => {
    address = await start();
  });

  async function ask(path: string) {
    const { status, headers, arrayBuffer } = await fetch(`${address}/${path}`).then(async (response) =>
      ({ status: response.status, headers: response.headers, arrayBuffer: await response.arrayBuffer() }));
    return { status, headers, file: nameOf(Buffer.from(arrayBuffer)) };
  }

  test('answers each address as the local server does (E12, E13, E14, S1)', async () => {
    for (const folder of ['', 'en/']) {
      for (const [path, file] of Object.entries(pagesOf('geoapp'))) {
        const { status, file: found } = await ask(folder + path);
        assert.deepEqual([status, tidy(found!)], [200, tidy(folder + file)], path);
      }
    }
    for (const path of [...missing, '_headers', '.htaccess', '.git/config']) {
      const { status, file } = await ask(path);
      assert.ok([403, 404].includes(status), `${path} ${status}`);
      assert.equal(file, '404.html', path);
    }
    assert.equal((await ask('.well-known/security.txt')).status, 200);
  });

  test('says how long to keep a file, and compresses texts (S3, S4)', async () => {
    const { headers } = await ask('');
    expect(headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect((await ask(site.script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const image = [...site.files.keys()].find((path) => path.endsWith('.avif'))!;
    expect((await ask(image)).headers.get('content-type')).toBe('image/avif');
  });
});
