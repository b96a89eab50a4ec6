import { dirname, join } from 'node:path';
import { browserslistToTargets, Features, transform, type UrlDependency } from 'lightningcss';
import { readText } from '../common/folder';
import { Mistake } from '../common/mistake';

/** The first browsers with popovers, `round()` and `text-wrap: balance`. README.md lists them. */
export const oldestBrowsers = ['chrome 125', 'firefox 125', 'safari 17.5'];

export const moduleSuffix = '.module.css';

const notSupported = 'is not supported; write the rules here';

const modules = { pattern: '[name]-[local]', animation: false, grid: false, container: false, customIdents: false };

/** The first part of class names, from the path in `styles/` or `src/`. */
const nameOf = (file: string) => file.replace(moduleSuffix, '').replace(/^(styles|src)\//, '').replace(/\W+/g, '-');

/** `classes` are those of a module, with their published names. Throws a Mistake. */
export function compileSheet(root: string, file: string, resolveUrl = (url: string, _folder: string) => url) {
  const read = (file: string) => readText(join(root, file));
  const media = read('styles/media.css').replaceAll('\n', ' '); // one line, to keep line numbers
  const name = nameOf(file);
  const keyframes: string[] = [];
  const resolved = new Set<string>();
  function resolve(url: string) {
    const address = resolved.has(url) ? url : resolveUrl(url, dirname(join(root, file)));
    resolved.add(address);
    return address;
  }
  try {
    const { code, exports, dependencies } = transform({
      filename: `${name}.css`,
      code: Buffer.from(media + read(file)),
      minify: true,
      targets: browserslistToTargets(oldestBrowsers),
      exclude: Features.VendorPrefixes, // neither adds nor removes prefixes
      drafts: { customMedia: true },
      analyzeDependencies: true,
      ...(file.endsWith(moduleSuffix) && { cssModules: modules }),
      visitor: {
        Url: (url) => ({ ...url, url: resolve(url.url) }),
        Rule: { keyframes: ({ value: { name } }) => void keyframes.push(name.value) },
        Function: {
          // Called only in tokens and beside var(), where texts are not known as addresses.
          'image-set'({ arguments: [first] }) {
            if (first?.type === 'token') throw new Mistake('in image-set(), write url(…) around each address');
          },
        },
        Declaration: { composes() { throw new Mistake(`composes ${notSupported}`); } },
      },
    });
    const classes = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name] as const)
      .sort(); // their order is random
    // All addresses. The visitor above gets none in image-set() and @property.
    let text = code.toString();
    for (const { url, placeholder } of dependencies as UrlDependency[]) {
      text = text.replaceAll(placeholder, resolve(url));
    }
    // Lightning CSS renames ids too.
    return { code: text.replaceAll(`#${name}-`, '#'), classes, keyframes };
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof SyntaxError)) throw error;
    const line = 'loc' in error ? `:${(error.loc as { line: number }).line}` : '';
    // The message for an @import, since media.css precedes it.
    const why = error.message.startsWith('@import rules must precede') ? `@import ${notSupported}` : error.message;
    throw new Mistake(`${file}${line}: ${why}`);
  }
}

/** What imports of the module get. A name such as `team-card` must be quoted. */
export const classesModule = (classes: (readonly [name: string, published: string])[]) =>
  classes.map(([name, published], index) =>
    `const c${index} = ${JSON.stringify(published)}; export { c${index} as ${JSON.stringify(name)} };`).join('\n');
