// Content of any size to measure growth with.
import { join } from 'node:path';
import { defined, projectQuery } from '../../../test/tools.mjs';

const words = `aplicación cliente servidor datos mapa tienda pedido turno clínica escuela inventario ruta pago aviso equipo
  campo riego sensor panel reporte usuario permiso archivo firma agenda hotel museo lectura música foto video nube cola`.split(/\s+/);

/**
 * A content file of `count` projects, each with words of its own; the same for the same count.
 * @param {string} root
 * @param {number} count
 */
export function generateContent(root, count) {
  let seed = 1;
  function pick() {
    seed = (seed * 48271) % 2147483647;
    return defined(words[seed % words.length], 'word');
  }
  const say = (/** @type {number} */ length) => Array.from({ length }, pick).join(' ');
  const projects = Array.from({ length: count }, (_, index) => {
    const id = `${pick()}-${index}`.normalize('NFD').replace(/[^a-z0-9-]/g, '');
    const texts = { id, title: say(2), desc: say(18), tags: [pick(), pick(), pick()], link: projectQuery(id) };
    return `{ ...${JSON.stringify(texts)}, images: [a, b, c] }`;
  });
  const captures = ['a', 'b', 'c'].map((name, index) => `import ${name} from ${JSON.stringify(join(root, `test/content/geoapp-${index + 1}.avif`))};`);
  return [
    ...captures,
    `export { site, members } from ${JSON.stringify(join(root, 'src/content.ts'))};`,
    `export const projects = [${projects.join(',\n')}];`,
  ].join('\n');
}

/**
 * A content file that differs from that of `root` by one word.
 * @param {string} root
 */
export const changeWord = (root) => [
  `import { site as before } from ${JSON.stringify(join(root, 'src/content.ts'))};`,
  `export { members, projects } from ${JSON.stringify(join(root, 'src/content.ts'))};`,
  'export const site = { ...before, intro: `${before.intro} Hola.` };',
].join('\n');
