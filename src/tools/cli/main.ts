// The command line. `node build.mjs` writes dist/ and hosting/. Flags:
//   --serve [PORT]      serves the site after the build
//   --dev [PORT]        serves the site, and builds again after changes
//   --host              serves to the local network too
//   --static-addresses  writes proyectos/ID in links, for hosts that ignore the query
//   --strict            checks types first, and that pages are the same in browsers
//   --check [ADDRESS]   checks all that, and site.url, and writes nothing
//   --images, --upgrade run other tools (build.mjs)
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkTypes, withTypes } from '../builder/check-types';
import { buildSite } from '../builder/site';
import { writeFolder } from '../common/folder';
import { explain, Mistake } from '../common/mistake';
import { develop } from '../serve/dev';
import { handler } from '../serve/handler';
import { addressesOf, listen } from '../serve/server';
import { buildChecked, checkAddress } from './check';
import { compress, report } from './compress';

const flag = { type: 'boolean' } as const;
const flags = { 'serve': flag, 'dev': flag, 'host': flag, 'static-addresses': flag, 'check': flag, 'strict': flag };

/** PowerShell drops a plain `--`, so npm takes the flags after it. */
function refuseTaken() {
  const taken = ['static-addresses', 'host'].find((name) => process.env[`npm_config_${name.replace('-', '_')}`]);
  if (taken) {
    throw new Mistake(`--${taken} went to npm, not to the build; write '--' in quotes before it: '--' --${taken}`);
  }
}

function readArguments() {
  refuseTaken();
  const args = process.argv.slice(2).filter((arg) => arg !== '--'); // pnpm passes it on
  try {
    const { values, positionals: [argument, other] } = parseArgs({ args, options: flags, allowPositionals: true });
    const extra = values.serve || values.dev || values.check ? other : argument;
    if (extra !== undefined) throw new Error(`Unknown argument '${extra}'`);
    return { values, argument };
  } catch (error) {
    const [what] = (error as Error).message.split('. ');
    const known = [...Object.keys(flags), 'upgrade', 'images'].map((name) => `--${name}`).join(', ');
    throw new Mistake(`${what}; the flags are ${known}.`);
  }
}

async function run(root: string) {
  const { values, argument } = readArguments();
  let server: Server | undefined;
  async function serve(handle: RequestListener, base: string) {
    server ??= await listen(handle, argument, values.host);
    console.log(addressesOf(server, base).join('\n'));
  }

  const options = { root, hasStaticAddresses: values['static-addresses'] };
  if (values.check) {
    const { url } = await withTypes(root, buildChecked(options));
    if (argument !== undefined) checkAddress(url, argument);
    return;
  }
  if (values.dev) {
    const build = (devScript: string) => buildSite({ ...options, devScript });
    return develop({ root, build, compile: () => checkTypes(root), serve });
  }
  const site = await (values.strict ? withTypes(root, buildChecked(options)) : buildSite(options));
  for (const warning of site.warnings) console.warn(warning);
  const copies = await compress(site.files);
  process.umask(0o022); // servers run as other users
  writeFolder(join(root, 'dist'), site.files);
  // Not in dist/, since some hosts would send the copies as pages.
  const compressed = [...copies].map(([path, bytes]) => [`compressed/${path}`, bytes] as const);
  writeFolder(join(root, 'hosting'), new Map<string, string | Buffer>([...site.hosting, ...compressed]));
  if (values.serve) await serve(handler({ ...site, files: new Map([...site.files, ...copies]) }), site.base);
  else console.log(report(site, copies));
}

export async function main(root: string) {
  try {
    await run(root);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
