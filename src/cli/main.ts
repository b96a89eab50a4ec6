// From src/content.ts to the bytes a visitor receives: `node build.mjs` writes dist/ and hosting/, `--serve` serves dist/
// as well, `--dev` serves the site while it is being changed. A number is the port to serve it on. `--static-addresses` has
// the site's own links and the address bar say proyectos/ID, for a host that cannot look at a query. The server is for this
// machine alone; `--host` is for its network too, so that a phone can show the site. `--check` only checks the content and,
// with an address, that it is the one the content gives. Types are checked by the scripts of package.json.
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compress } from '../build/compress';
import { writeFolder } from '../build/folder';
import { explain, Mistake } from '../build/mistake';
import { buildSite } from '../build/site';
import { develop } from '../serve/dev';
import { addressesOf, handler, listen } from '../serve/server';
import { check } from './check';
import { measure, report } from './sizes';

type Options = { root: string; hasStaticAddresses?: boolean; isDev?: boolean };
type Server = { port: string; command: string; isForNetwork?: boolean };

const said = new Set<string>();

/** Prints the warnings that are new. */
function warn(warnings: string[]) {
  const fresh = warnings.filter((warning) => !said.has(warning));
  for (const warning of fresh) {
    said.add(warning);
    console.warn(warning);
  }
}

async function build(options: Options) {
  const site = await buildSite(options);
  warn(site.warnings);
  return site;
}

/** Builds and writes. Returns the site as it is written. */
async function write(options: Options) {
  const site = await build(options);
  const files = await compress(site.files);
  writeFolder(join(options.root, 'dist'), files);
  writeFolder(join(options.root, 'hosting'), site.hosting);
  return { ...site, files };
}

async function listenAndSay(handle: RequestListener, base: string, { port, ...options }: Server) {
  const server = await listen(handle, port, options);
  console.log(addressesOf(server, base).join('\n'));
}

function readArguments() {
  const flag = { type: 'boolean' } as const;
  try {
    const options = { serve: flag, dev: flag, host: flag, 'static-addresses': flag, check: flag };
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new Mistake(`The flags are --serve, --dev, --host, --static-addresses, --check and --images, not ${process.argv.slice(2).join(' ')}.`);
  }
}

async function run(root: string) {
  const { values, positionals: [argument] } = readArguments();
  const { serve: isServed, dev: isDev, host: isForNetwork, 'static-addresses': hasStaticAddresses } = values;
  if (values.check) return check(root, argument);
  const port = argument ?? process.env.PORT ?? '3000';
  if (isDev) {
    const { handle, base } = await develop(root, () => build({ root, hasStaticAddresses, isDev }));
    return listenAndSay(handle, base, { port, isForNetwork, command: 'npm run dev' });
  }
  const site = await write({ root, hasStaticAddresses });
  if (isServed) await listenAndSay(handler(site), site.base, { port, isForNetwork, command: 'npm start' });
  else console.log(report(measure(site)));
}

export async function main(root: string) {
  try {
    await run(root);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
