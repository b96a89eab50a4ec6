import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { compileSheet } from '../../../src/tools/css/compile-sheet';
import { classesModule } from '../../../src/tools/css/sheets';
import { bundle } from '../../../src/tools/build/bundle';
import { makeFolder } from '../../fixtures/root';

function compile(file: string, sheet: string, assetUrl?: (path: string) => string) {
  const media = '@custom-media --sm (min-width: 576px);\n@custom-media --md (min-width: 768px);\n'; // two lines
  return compileSheet(makeFolder({ 'styles/media.css': media, [file]: sheet }), file, assetUrl);
}

test.each([
  ['\uFEFF.a{mask:url(sprite.svg?v2#a)}', '.a{mask:url("/sprite.svg#a")}'],
  ['.a{background:url(a.svg);filter:url(#blur)}', '.a{filter:url("#blur");background:url("/a.svg")}'],
  ['.a{mask:url("/own/$&.svg")}', '.a{mask:url("/own/$&.svg")}'],
])('URLs of files are replaced: %s (F6)', (sheet, replaced) => {
  const assetUrl = (path: string) => `/${basename(path)}`;
  expect(compile('src/site/theme.css', sheet, assetUrl).code).toBe(replaced);
});

test('rules are not nested, because older browsers would skip them (F24)', () =>
  expect(compile('src/site/theme.css', '.a{&:hover{order:1}}').code).toBe('.a:hover{order:1}'));

test('only class names are renamed (F39)', () => {
  const sheet = '@keyframes late{to{order:1}}@container late (width>1px){a{animation:1s late;container:late/size}}'
    + 'b{view-transition-name:late;order:var(--late);grid-area:late}';
  expect(compile('styles/Named.module.css', sheet).code).toBe(sheet);
});

test('any class can be imported, missing classes are errors, and ids are not renamed (F39, U4)', async () => {
  const sheet = '.año { order: 1 } .own-card { order: 2 } #Aviso { order: 3 }';
  const { code, classes } = compile('src/site/legal/My Own.module.css', sheet);
  expect(code).toBe('.site-legal-My-Own-año{order:1}.site-legal-My-Own-own-card{order:2}#Aviso{order:3}');
  const bundled = async (used: string) => {
    const script = `import byDefault, * as own from './names'; log(${used})`;
    const root = makeFolder({ 'names.js': classesModule(classes), 'a.js': script });
    return (await bundle(root, 'a.js', '', { charset: 'utf8' })).output.text;
  };
  for (const used of ['own.año', "own['own-card']", 'byDefault.año']) {
    expect(await bundled(used)).toContain('"site-legal-My-Own-');
  }
  await expect(bundled('own.ano')).rejects.toThrow('Import "ano" will always be undefined');
});

test.each([
  ['src/site/A.module.css', '.a { order: 1 } .b { composes: a }', 'composes is not supported'],
  ['src/site/theme.css', '.a { order: 1 }\n\na { color: rgb(0 0 0; }\n', '3: .+$'],
  ['src/site/A.css', '\n@import "./b.css";', 'Import the sheet in the component'],
])('in %s, %j is rejected with its line or advice (U4)', (file, sheet, advice) =>
  expect(() => compile(file, sheet)).toThrow(RegExp(`^${file}:.*${advice}`)));
