import { browserslistToTargets, type CSSModuleExports, Features, transform, type UrlDependency } from 'lightningcss';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error';

/** The first versions with popovers, `light-dark()`, `round()` and `text-wrap: balance`. README.md lists them too. */
export const oldestBrowsers = ['chrome 125', 'firefox 125', 'safari 17.5'];

export const moduleSuffix = '.module.css';

/** Returns the prefix of published class names, which is the path in `styles/` or `src/`. */
const prefixOf = (file: string) => file.replace(moduleSuffix, '').replace(/^(styles|src)\//, '').replace(/\W+/g, '-');

/** Reads a sheet with the media queries that it may name, in its first line, so that errors have the right line. */
function readSheet(root: string, file: string) {
  const media = readFileSync(join(root, 'styles/media.css'), 'utf8').replaceAll('\n', ' ');
  const sheet = readFileSync(join(root, file), 'utf8').replace('\uFEFF', ''); // removes a byte order mark
  return Buffer.from(media + sheet);
}

/** Replaces the URLs of files, such as `font.woff2?hash` and `sprite.svg#a`. Lightning CSS left placeholders. */
function replaceUrls(code: string, folder: string, dependencies: UrlDependency[], assetUrl: (path: string) => string) {
  return dependencies.reduce((text, { url, placeholder }) => {
    const isFile = !/^(#|\/|[a-z]+:)/i.test(url);
    const [, file = '', fragment = ''] = /^([^?#]*)[^#]*(.*)/s.exec(url)!;
    return text.replaceAll(placeholder, () => (isFile ? assetUrl(join(folder, file)) + fragment : url));
  }, code);
}

/** Returns class names with their published ones. Lightning CSS returns them in random order. */
function classesOf(exports: CSSModuleExports) {
  const hasComposes = Object.values(exports).some(({ composes }) => composes.length > 0);
  if (hasComposes) throw new Error('composes is not supported. Give the element both classes instead.');
  return Object.entries(exports).map(([local, { name }]) => [local, name] as const).sort();
}

/** Compiles a style sheet. `assetUrl` returns the URL of a file. Throws a UserError with the place of a mistake. */
export function compileSheet(root: string, file: string, assetUrl = (path: string) => path) {
  const prefix = prefixOf(file);
  try {
    const { code, exports, dependencies } = transform({
      filename: `${prefix}.css`,
      code: readSheet(root, file),
      minify: true,
      targets: browserslistToTargets(oldestBrowsers),
      include: Features.Nesting, // browsers without nesting show plain pages
      exclude: Features.VendorPrefixes, // keep prefixes as they are
      drafts: { customMedia: true },
      analyzeDependencies: true,
      cssModules: file.endsWith(moduleSuffix)
        && { pattern: '[name]-[local]', animation: false, grid: false, container: false, customIdents: false },
    });
    const urls = (dependencies ?? []) as UrlDependency[]; // others are errors
    const text = replaceUrls(code.toString(), dirname(join(root, file)), urls, assetUrl);
    // Lightning CSS also adds the prefix to ids.
    return { code: text.replaceAll(`#${prefix}-`, '#'), classes: classesOf(exports || {}) };
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number } };
    const text = message.startsWith('@import') ? 'Import the sheet in the component instead of with @import.' : message;
    throw new UserError(`${file}:${loc ? `${loc.line}:` : ''} ${text}`);
  }
}
