import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { test } from 'vitest';
import { type Brand, fingerprint } from '../../src/build/brand';
import { drawBrand } from '../../src/make-images/brand';
import { assetsWith, sharp } from './harness';

type Name = 'favicon.ico' | 'apple-touch-icon.png' | 'share.png' | 'icon.svg';

const root = join(import.meta.dirname, '../..');
const brand: Brand = { brand: 'Equipo Dev', pattern: ['', ''], headline: 'Desarrollamos el software que tu idea necesita', host: 'example.com', fill: '#1e3a8a', ink: '#fff' };
const draw = async (changed = {}) => Object.fromEntries(await drawBrand({ ...brand, ...changed })) as Record<Name, Buffer>;

const square = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${colour}"/></svg>`;
const blue = [30, 58, 138];
const isBlue = (colour: number[]) => colour.every((value, index) => value === blue[index]);

async function pixels(image: Buffer) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { ...info, at };
}

/** The bounding box of everything that is not background. */
async function box(image: Buffer) {
  const { width, height, at } = await pixels(image);
  const inked = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isBlue(at(x, y))) continue;
      inked.left = Math.min(inked.left, x);
      inked.right = Math.max(inked.right, x);
      inked.top = Math.min(inked.top, y);
      inked.bottom = Math.max(inked.bottom, y);
    }
  }
  return inked;
}

test('the share image has 1200 by 630 px, the icons 32 and 180, and the SVG the fingerprint of the brand', async () => {
  const files = await draw();
  assert.deepEqual(Object.keys(files), ['favicon.ico', 'apple-touch-icon.png', 'share.png', 'icon.svg']);
  const size = async (image: Buffer) => (({ format, width, height }) => [format, width, height])(await sharp(image).metadata());
  assert.deepEqual(await size(files['share.png']), ['png', 1200, 630]);
  assert.deepEqual(await size(files['apple-touch-icon.png']), ['png', 180, 180]);
  assert.deepEqual([...files['favicon.ico'].subarray(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
  assert.deepEqual(await size(files['favicon.ico'].subarray(22)), ['png', 32, 32]);
  assert.ok(files['icon.svg'].includes(`data-made-from="${fingerprint(brand)}"`));
});

test('the images have the colours of the style sheet', async () => {
  const files = await draw({ fill: '#ffcc00', ink: '#111' });
  for (const name of ['share.png', 'apple-touch-icon.png'] as const) assert.deepEqual((await pixels(files[name])).at(2, 2), [255, 204, 0]);
  assert.deepEqual((await pixels(files['share.png'])).at(96, 93), [17, 17, 17], 'the mark');
});

for (const [what, changed] of [
  ['words of every length', {}],
  ['a brand of 24 letters', { brand: 'Taller de Software Ñandú' }],
  ['a brand as long as a sentence', { brand: 'Cooperativa de Desarrollo de Software y Servicios de Infraestructura' }],
  ['a headline of 25 wide letters', { headline: 'W'.repeat(25) }],
  ['a headline of one long word', { headline: 'Electroencefalografistas'.repeat(4) }],
  ['a headline of 300 letters', { headline: 'Desarrollamos el software que tu idea necesita, '.repeat(6) }],
  ['a long host', { host: `${'subdominio.'.repeat(7)}example.com` }],
  ['letters that SVG reads', { brand: 'A & B <svg>', headline: '¿1 < 2 && 3 > 2?', host: 'a&b.example' }],
]) {
  test(`${what} stay within the margins of the share image`, async () => {
    const { left, right, top, bottom } = await box((await draw(changed))['share.png']);
    assert.ok(left >= 79 && right <= 1121 && top >= 70 && bottom <= 560, JSON.stringify({ left, right, top, bottom }));
  });
}

for (const times of [60, 600]) {
  test(`a headline of ${times} words does not touch the texts above and below it`, async () => {
    const { at } = await pixels((await draw({ headline: 'Ñg '.repeat(times) }))['share.png']);
    for (const row of [128, 515]) for (let x = 0; x < 1200; x++) assert.ok(isBlue(at(x, row)), `${x}, ${row}`);
  });
}

test('the pattern of the brand is faint behind the text of the share image, within its right half', async () => {
  const { at } = await pixels((await draw({ pattern: ['M1 1h2v2h-2z', 'M17 17h2v2h-2z'], headline: 'a' }))['share.png']);
  const [bright, faint] = [at(570 + 63, 63), at(1200 - 63, 630 - 63)];
  for (const [index, value] of blue.entries()) assert.ok(value < faint[index]! && faint[index]! < bright[index]! && bright[index]! < value + 30, `${bright} ${faint}`);
  assert.ok(isBlue(at(575, 2)), 'the corners of squares are round');
});

test('a logo is the icon, and is before the name on a white tile', async () => {
  const files = await draw({ logo: square('#c00000') });
  assert.match(`${files['icon.svg']}`, /^<svg data-made-from="[0-9a-f]{12}" xmlns="[^"]+" viewBox="0 0 40 40"><circle/);
  const touch = await pixels(files['apple-touch-icon.png']);
  assert.deepEqual([touch.at(2, 2), touch.at(90, 90)], [[255, 255, 255], [192, 0, 0]]);
  const share = await pixels(files['share.png']);
  assert.deepEqual([share.at(86, 93), share.at(118, 93)], [[255, 255, 255], [192, 0, 0]]);
  assert.deepEqual((await pixels(files['favicon.ico'].subarray(22))).at(16, 16), [192, 0, 0]);
});

test('a light logo is on the colour of the brand', async () => {
  const files = await draw({ logo: square('#fff') });
  const touch = await pixels(files['apple-touch-icon.png']);
  assert.deepEqual([touch.at(2, 2), touch.at(90, 90)], [blue, [255, 255, 255]]);
  const share = await pixels(files['share.png']);
  assert.deepEqual([share.at(81, 70), share.at(106, 93)], [blue, [255, 255, 255]]);
});

test('a wide logo leaves room for the name', async () => {
  const wide = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60"><rect width="900" height="60" fill="#c00000"/></svg>';
  const { left, right, top } = await box((await draw({ logo: wide, brand: 'Taller de Software Ñandú' }))['share.png']);
  assert.ok(left >= 79 && right <= 1121 && top >= 50);
});

test('a logo that is not a valid SVG is refused in a sentence', async () => {
  await assert.rejects(draw({ logo: '<p>logo</p>' }), { message: /^assets\/logo\.svg cannot be drawn \([^)]+\); save it anew as a plain SVG\.$/ });
});

test.skipIf(process.platform !== 'linux')('a machine without fonts is reported', () => {
  const assets = assetsWith({});
  const fonts = join(assets, 'no-fonts.conf');
  writeFileSync(fonts, '<fontconfig></fontconfig>');
  const contents = `
    import { drawBrand } from './brand';
    import { loadPackages } from './packages';
    loadPackages(${JSON.stringify(root)});
    await drawBrand(${JSON.stringify(brand)}).catch(({ message }) => console.log(message));`;
  const stdin = { contents, resolveDir: join(root, 'src/make-images') };
  const { outputFiles } = buildSync({ stdin, bundle: true, write: false, packages: 'external', platform: 'node', format: 'esm', tsconfigRaw: {} });
  const env = { ...process.env, FONTCONFIG_FILE: fonts };
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-'], { input: outputFiles[0]!.text, cwd: root, env, encoding: 'utf8' });
  assert.equal(stdout, 'There is no font on this machine to write the share image with; install one, such as fonts-dejavu-core of Debian.\n');
});
