// Cleans the logo, so that it is safe to publish.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomPlugin, XastChild, XastParent } from 'svgo';
import { replaceFile } from '../build/folder';
import { Mistake } from '../build/mistake';
import { isUnsafeAttribute, isUnsafeElement, unsafePart, unsafeStyle } from '../prepare/safe-svg';
import { svgo } from './packages';
import { isLogo, kb } from './plan';

/** Removes what loads files from a style sheet. */
const cleanStyle = (css: string) =>
  css
    .replace(/@import\s*(?:url\([^)]*\)|"[^"]*"|'[^']*')[^;]*;?/gi, '')
    .replace(/url\([^)]*\)/gi, (url) => (unsafeStyle(url) ? 'none' : url));

function remove(node: XastChild, parent: XastParent) {
  parent.children = parent.children.filter((child) => child !== node);
}

const removeUnsafe: CustomPlugin = {
  name: 'removeUnsafe',
  fn: () => ({
    instruction: { enter: remove },
    element: {
      enter(node, parent) {
        if (isUnsafeElement(node.name)) remove(node, parent);
        for (const [name, value] of Object.entries(node.attributes)) {
          node.attributes[name] = cleanStyle(value);
          if (isUnsafeAttribute(name, node.attributes[name])) delete node.attributes[name];
        }
        for (const child of node.name === 'style' ? node.children : []) {
          if ('value' in child) child.value = cleanStyle(child.value);
        }
      },
    },
  }),
};

/** The text of an SVG in the encoding that it declares, which is UTF-8 by default. */
function decode(bytes: Buffer) {
  const start = bytes.toString('latin1', 0, 200).replaceAll('\0', '');
  return new TextDecoder(/<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(start)?.[1] ?? 'utf-8').decode(bytes);
}

/** An SVG, read from `file`, minified and without what could run code or load files. */
function cleanSvg(bytes: Buffer, file: string) {
  let text;
  try {
    text = svgo.optimize(decode(bytes), { multipass: true, plugins: [removeUnsafe, 'preset-default'] }).data;
    if (!text.startsWith('<svg')) throw new Error('it has no <svg>');
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Mistake(`${file} cannot be read as an SVG (${reason}); save it anew as a plain SVG.`);
  }
  const cleaned = Buffer.from(text);
  const found = unsafePart(cleaned);
  if (found) throw new Mistake(`${file} cannot be cleaned: it still has ${found}; save it anew as a plain SVG without that.`);
  return cleaned;
}

/**
 * Writes `logo.svg` from `photos/logo.svg`, if there is one, and returns a sentence about it, unless it is up to date. Throws
 * a Mistake if it cannot be cleaned.
 */
export function makeLogo(assets: string) {
  const photos = join(assets, 'photos');
  const name = existsSync(photos) && readdirSync(photos).find(isLogo);
  if (!name) return undefined;
  const original = readFileSync(join(photos, name));
  const cleaned = cleanSvg(original, `assets/photos/${name}`);
  const logo = join(assets, 'logo.svg');
  if (existsSync(logo) && readFileSync(logo).equals(cleaned)) return undefined;
  replaceFile(logo, cleaned);
  return `assets/logo.svg is made from assets/photos/${name}: ${kb(original.length)} → ${kb(cleaned.length)}.`;
}
