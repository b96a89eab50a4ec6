// What a visit downloads: bytes in brotli.
import { defined, projectFile } from '../../../test/tools.mjs';

/** @import { BuiltSite } from '../../build/site' */

/**
 * @param {BuiltSite} site
 * @param {string} path
 */
export const bytesOf = ({ files }, path) => defined(files.get(`${path}.br`) ?? files.get(path), path).length;

/** The file of a project's page, where there is one. */
export const findProject = (/** @type {BuiltSite} */ { files }) => [...files.keys()].find((path) => path.startsWith(projectFile('')) && path.endsWith('.html') && path !== projectFile('index.html'));

/**
 * What a page asks for besides its script: itself, and the pictures of its whole length, their small form where there is one.
 * @param {BuiltSite} site
 * @param {string} path
 * @param {string} name
 */
export function visit(site, path, name) {
  const html = defined(site.files.get(path), path).toString();
  const sources = [...html.matchAll(/<img[^>]*>/g)].flatMap(([image]) => (/srcset="(\S+) /i.exec(image) ?? / src="([^"]+)"/.exec(image))?.[1] ?? []);
  const pictures = sources.map((src) => bytesOf(site, src.slice(site.base.length)));
  return { [name]: bytesOf(site, path), [`${name}, its pictures`]: pictures.reduce((sum, bytes) => sum + bytes, 0) };
}

/**
 * What a visitor of home downloads who comes back after a change: pages are asked for anew, hashed files when they are new.
 * @param {BuiltSite} before
 * @param {BuiltSite} after
 */
export const revisit = (before, after) => bytesOf(after, 'index.html') + (before.files.has(after.script) ? 0 : bytesOf(after, after.script));
