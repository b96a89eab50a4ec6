// `npm run images`: installs its packages when they are needed for the first time, then makes the images.
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const names = ['sharp', 'svgo'];

/** The versions in an npm lock file: package-lock.json has the wanted ones, node_modules the installed ones. */
function versionsIn(file: string) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return names.map((name) => packages[`node_modules/${name}`]?.version).join();
}

const imports = names.map((name) => `import '${name}';`).join('');

/** Whether the packages load. Checked in another process, since this one would cache a failed import. */
const canLoad = (folder: string) => spawnSync(process.execPath, ['--input-type=module', '-e', imports], { cwd: folder }).status === 0;

function isInstalled(folder: string) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  return existsSync(installed) && versionsIn(installed) === versionsIn(join(folder, 'package-lock.json')) && canLoad(folder);
}

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
