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

type Options = { root: string; hasStaticAddresses?: boolean; devScript?: string };

const printed = new Set<string>();

/** Builds the site and prints its warnings, each once, however often it is rebuilt. */
async function build(options: Options) {
  const site = await buildSite(options);
  for (const warning of site.warnings) if (!printed.has(warning)) console.warn(warning);
  for (const warning of site.warnings) printed.add(warning);
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

async function startServer(handle: RequestListener, base: string, port: string, isForNetwork?: boolean) {
  const server = await listen(handle, port, isForNetwork);
  console.log(addressesOf(server, base).join('\n'));
}

function readArguments() {
  const flag = { type: 'boolean' } as const;
  try {
    const options = { serve: flag, dev: flag, host: flag, 'static-addresses': flag, check: flag };
    return parseArgs({ options, allowPositionals: true });
  } catch {
    const given = process.argv.slice(2).join(' ');
    throw new Mistake(`The flags are --serve, --dev, --host, --static-addresses, --check and --images, not ${given}.`);
  }
}

async function run(root: string) {
  const { values, positionals: [argument] } = readArguments();
  const { serve: isServed, dev: isDev, host: isForNetwork, 'static-addresses': hasStaticAddresses } = values;
  if (values.check) return check(root, argument);
  const port = argument ?? process.env.PORT ?? '3000';
  if (isDev) {
    const rebuild = (devScript: string) => build({ root, hasStaticAddresses, devScript });
    const { handle, base } = await startDevelopment(root, rebuild);
    return startServer(handle, base, port, isForNetwork);
  }
  const site = await buildAndWrite({ root, hasStaticAddresses });
  if (isServed) await startServer(handler(site), site.base, port, isForNetwork);
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
