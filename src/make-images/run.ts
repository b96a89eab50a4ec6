// `npm run images`: installs, the first time, what draws pictures, and lets it draw.
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which version of sharp a lock file of npm names: ours the one to have, the one in node_modules the one that is there. */
const sharpVersion = (file: string): string | undefined => JSON.parse(readFileSync(file, 'utf8')).packages['node_modules/sharp']?.version;

/** Whether sharp can be loaded, asked in a process of its own: this one would remember what it did not find. */
const canLoad = (folder: string) => spawnSync(process.execPath, ['--input-type=module', '-e', "import 'sharp'"], { cwd: folder }).status === 0;

function isInstalled(folder: string) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  return existsSync(installed) && sharpVersion(installed) === sharpVersion(join(folder, 'package-lock.json')) && canLoad(folder);
}

/** Leaves it to npm to say what went wrong. */
function install(folder: string) {
  try {
    execSync('npm ci', { cwd: folder, stdio: 'inherit' });
  } catch {
    console.error('npm could not install what draws pictures; its reason stands above. It needs the network, once.');
    process.exit(1);
  }
}

export async function main(root: string) {
  const folder = join(root, 'src/make-images');
  if (!isInstalled(folder)) install(folder);
  const { makeImages } = await import('./make');
  await makeImages(root);
}
