// Starts servers as src/hosts/README.md describes. `folder` contains their files and the root of the site.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../fixtures/ports';

const project = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(project, path), 'utf8');

function replace(text: string, replacements: Record<string, string>) {
  return Object.entries(replacements).reduce((text, [from, to]) => {
    assert.ok(text.includes(from), from);
    return text.replaceAll(from, to);
  }, text);
}

/** Returns a file in src/hosts/ with changes. */
export const hostFile = (name: string, changes: Record<string, string>) => replace(read(`src/hosts/${name}`), changes);

/** Returns a code block of src/hosts/README.md with changes. */
const blockFor = (server: string, folder: string, changes: Record<string, string>) =>
  replace(read('src/hosts/README.md').split('```').find((block) => block.startsWith(`${server}\n`))!
    .slice(server.length), { ...changes, '/var/www/site': join(folder, 'site') });

/** Starts a server and waits until it responds. Returns its port and a function that stops it. */
async function run(folder: string, command: string, args: string[], configFor: (port: number) => string) {
  const port = await freePort();
  const file = join(folder, `${command}.conf`);
  writeFileSync(file, configFor(port));
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(command, [...args, file], { stdio: 'ignore', env });
  const ended = once(server, 'exit');
  await vi.waitFor(() => fetch(`http://localhost:${port}`), { timeout: 30_000, interval: 20 });
  return { port, stop: () => server.kill() && ended };
}

export function startNginx(folder: string, rules: string) {
  const log = join(folder, 'error.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  writeFileSync(join(folder, 'rules.conf'), rules);
  return run(folder, 'nginx', ['-e', log, '-c'], (port) => `daemon off; pid ${folder}/pid; error_log ${log}; events {}
    http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${blockFor('nginx', folder, {
      'equipo.example': 'localhost', 'listen 80;': `listen 127.0.0.1:${port};`, 'listen [::]:80;': '',
      '/etc/nginx/snippets/site.conf': join(folder, 'rules.conf'),
    })} }`);
}

export const startCaddy = (folder: string) =>
  run(folder, 'caddy', ['run', '--adapter', 'caddyfile', '--config'], (port) => `{
      admin off
    }
    ${blockFor('caddy', folder, {
      'equipo.example': `http://localhost:${port}`, '/etc/caddy/site.caddy': join(project, 'src/hosts/Caddyfile'),
    })}`);

const modules = 'mpm_event authz_core mime dir alias negotiation autoindex rewrite headers setenvif filter deflate'
  .replace(/\w+/g, (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`);

/** Starts Apache. Its rules are in the .htaccess of the site. */
export const startApache = (folder: string) =>
  run(folder, 'apache2', ['-D', 'FOREGROUND', '-f'], (port) => `Listen 127.0.0.1:${port}
    PidFile ${folder}/apache.pid\n ErrorLog ${folder}/error.log\n DefaultRuntimeDir ${folder}\n ServerName localhost
    User www-data\n Group www-data
    ${modules} TypesConfig /etc/mime.types
    ${blockFor('apache', folder, { 'equipo.example': 'localhost', '*:80': `127.0.0.1:${port}` })}`);
