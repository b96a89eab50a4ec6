// Cleans the drawings of assets/, so that they are small and safe to publish.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomPlugin, optimize, type XastChild, type XastParent } from 'svgo';
import { listFiles, replaceFile } from '../build/folder';
import { Mistake } from '../build/mistake';
import { unsafePart } from '../build/safe-svg';
import { escapeHtml } from '../prerender/escape-html';

function remove(node: XastChild, parent: XastParent) {
  parent.children = parent.children.filter((child) => child !== node);
}

/** Removes unsafe elements and attributes, but no styles, without which a drawing looks different. */
const removeUnsafe: CustomPlugin = {
  name: 'removeUnsafe',
  fn: () => ({
    instruction: { enter: remove },
    element: {
      enter(node, parent) {
        if (unsafePart(`<${node.name} `)) remove(node, parent);
        for (const [name, value] of Object.entries(node.attributes)) {
          const plain = value.replace(/url\((["'])(#[^)]*)\1\)/g, 'url($2)');
          node.attributes[name] = plain;
          if (name !== 'style' && unsafePart(` ${name}="${escapeHtml(plain)}"`)) delete node.attributes[name];
        }
      },
    },
  }),
};

/** Returns a clean drawing. Throws an Error if it is malformed, or would look different. */
function cleanSvg(text: string) {
  const { data } = optimize(text, { multipass: true, plugins: [removeUnsafe, 'preset-default'] });
  if (!data.startsWith('<svg')) throw new Error('it has no <svg>');
  const found = unsafePart(data);
  if (found) throw new Error(`it has ${found} …`);
  return data;
}

/** The SVG files of `assets/` that pages may show. */
export const findDrawings = (assets: string) =>
  listFiles(assets).filter((path) => /\.svg$/i.test(path) && !/^(photos|root)\//.test(path));

/** Cleans a drawing that is unsafe or too large, and returns a sentence then. Throws a Mistake if it cannot. */
export function cleanDrawing(assets: string, path: string) {
  const text = readFileSync(join(assets, path), 'utf8');
  try {
    const cleaned = cleanSvg(text);
    if (!unsafePart(text) && cleaned.length > 0.8 * text.length) return undefined;
    replaceFile(join(assets, path), cleaned);
    return `assets/${path} is cleaned.`;
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Mistake(`assets/${path} cannot be cleaned (${reason}); save it anew as a plain SVG.`);
  }
}
