// The command line. `node build.mjs` writes dist/. Flags:
//   --serve [PORT]  serves the site after the build; the default is the environment variable PORT, or 3000
//   --dev [PORT]    serves the site and rebuilds it after each change
//   --host          also serves the site to the local network
//   --images        runs images/ instead (see build.mjs)
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFolder } from './files';
import { buildSite } from './build/build-site';
import { explain } from './user-error';
import { develop } from './serve/dev';
import { handler, listen } from './serve/server';

const flag = { type: 'boolean' } as const;

export async function main(root: string) {
  try {
    const { values, positionals: [port = process.env.PORT || '3000'] } =
      parseArgs({ options: { serve: flag, dev: flag, host: flag }, allowPositionals: true });
    if (values.dev) return await develop(root, port, values.host);
    const site = await buildSite(root);
    for (const warning of site.warnings) console.warn(warning);
    writeFolder(join(root, 'dist'), site.files);
    if (values.serve) await listen(handler(site), site.sitePath, port, values.host);
    else console.log(`Wrote ${site.files.size} files to dist/.`);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
