import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyHash } from '../../hosts/policy';
import { readText } from '../common/folder';
import { shortHash } from '../common/hash';
import { oldestBrowsers } from '../css/compile-sheet';
import { bundle } from './bundle';
import type { Language } from './load-languages';
import { refuseMessages } from './react-messages';

async function bundleScript(root: string, { plugins, model }: Language, devScript?: string) {
  const isDevelopment = devScript !== undefined;
  const { contents } = await bundle(root, 'src/browser/main.tsx', {
    plugins,
    jsx: 'transform',
    jsxFactory: 'jsxElement',
    jsxFragment: 'jsxFragment',
    inject: ['src/browser/jsx.ts'],
    minify: !isDevelopment,
    target: oldestBrowsers.map((browser) => browser.replace(' ', '')),
    define: {
      hasLanguages: `${model.others !== null}`,
      ...(!isDevelopment && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }), // removes React's code for them
    },
    legalComments: 'none',
    charset: 'utf8',
    // Chromium then compiles all functions off the main thread: https://v8.dev/blog/explicit-compile-hints
    banner: { js: `//# allFunctionsCalledOnLoad\n${devScript ?? ''}` },
  });
  return Buffer.from(contents);
}

/** Renders a language. `devScript` makes it a development build. */
export async function render(root: string, language: Language, devScript?: string) {
  const { folder, brand, css, lateSheet, prerenderer, shareImages } = language;
  const code = await bundleScript(root, language, devScript);
  const script = `assets/main-${shortHash(code)}.js`;
  const lateCss = `assets/late-${shortHash(lateSheet)}.css`;
  const texts = refuseMessages(prerenderer.captureOwnerStack, () => prerenderer.prerender({
    css, lateCss, script, scriptHash: policyHash(code),
    template: readText(join(root, 'index.html')), year: new Date().getFullYear(), themeColor: brand.fill,
  }));
  const licence = readFileSync(join(root, 'node_modules/react/LICENSE')); // it must be with every copy of React
  const files = new Map([
    [script, code], [`${script}.LICENSE.txt`, licence], [lateCss, Buffer.from(lateSheet)], ...language.files,
  ]);
  for (const [path, text] of texts) files.set(folder + path, Buffer.from(text));
  for (const { file, isMade } of shareImages) {
    if (isMade) files.set(file, readFileSync(join(root, 'assets', file)));
  }
  const html = [...texts].filter(([path]) => path.endsWith('.html'));
  const pages = new Map(html.map(([path, text]) => [folder + path, text]));
  return { ...language, script, files, pages };
}
