// The command line. `node build.mjs` writes dist/ and hosting/. Flags:
//   --serve [PORT]      serves the site after the build, on port 3000 by default
//   --dev [PORT]        serves the site and rebuilds it after every change
//   --host              with --serve or --dev: serves to the local network too, for instance to a phone
//   --static-addresses  uses proyectos/ID in links and in the address bar, for hosts that ignore the query
//   --check [ADDRESS]   checks the content and, if given, that site.url is ADDRESS
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFolder } from '../build/folder';
import { explain, Mistake } from '../build/mistake';
import { buildSite } from '../build/site';
import { startDevelopment } from '../serve/dev';
import { addressesOf, handler, listen } from '../serve/server';
import { check } from './check';
import { compress } from './compress';
import { measure, report } from './sizes';

type Options = { root: string; hasStaticAddresses?: boolean; isDev?: boolean };
type Server = { port: string; command: string; isForNetwork?: boolean };

const printedWarnings = new Set<string>();

/** Prints each warning once, however often the site is rebuilt. */
function warn(warnings: string[]) {
  for (const warning of warnings.filter((warning) => !printedWarnings.has(warning))) {
    printedWarnings.add(warning);
    console.warn(warning);
  }
}

async function build(options: Options) {
  const site = await buildSite(options);
  warn(site.warnings);
  return site;
}

/** Builds the site and writes it. Returns it with the compressed files. */
async function buildAndWrite(options: Options) {
  const site = await build(options);
  const files = await compress(site.files);
  writeFolder(join(options.root, 'dist'), files);
  writeFolder(join(options.root, 'hosting'), site.hosting);
  return { ...site, files };
}

async function startServer(handle: RequestListener, base: string, { port, ...options }: Server) {
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
    const { handle, base } = await startDevelopment(root, () => build({ root, hasStaticAddresses, isDev }));
    return startServer(handle, base, { port, isForNetwork, command: 'npm run dev' });
  }
  const site = await buildAndWrite({ root, hasStaticAddresses });
  if (isServed) await startServer(handler(site), site.base, { port, isForNetwork, command: 'npm start' });
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
