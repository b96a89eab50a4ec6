// Averages the pixels of captures, for the ground that they load on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { averagesFile } from '../build/averages';
import { replaceFile } from '../build/folder';
import { smallWidth } from '../prepare/image-limits';
import { sharp } from './packages';

const isCapture = (name: string) => name.endsWith('.avif') && !name.endsWith(`-${smallWidth}.avif`) && !name.startsWith('avatar-');

/** With one digit for each channel, captures share colours, and with them the rules in the style sheet of every page. */
const digit = ({ mean }: { mean: number }) => Math.round(mean / 17).toString(16);

/** The average colour of a picture; undefined for one with transparency, through which it would be seen, and for a damaged one. */
async function averageOf(path: string) {
  try {
    const { channels, isOpaque } = await sharp(path).stats();
    return isOpaque ? `#${channels.slice(0, 3).map(digit).join('')}` : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the average colours of the captures in `assets/`, of whatever origin, by file. Returns whether any has changed. */
export async function writeAverages(assets: string) {
  const names = readdirSync(assets).filter(isCapture).sort();
  const averages = await Promise.all(names.map(async (name) => [name, await averageOf(join(assets, name))]));
  const file = join(assets, averagesFile);
  const text = `${JSON.stringify(Object.fromEntries(averages), null, 2)}\n`;
  if (existsSync(file) ? readFileSync(file, 'utf8') === text : names.length === 0) return false;
  replaceFile(file, text);
  return true;
}
