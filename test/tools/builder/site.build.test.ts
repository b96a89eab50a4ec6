import { expect, test } from 'vitest';
import { checkTypes } from '../../../src/tools/builder/check-types';
import { buildSite } from '../../../src/tools/builder/site';
import { build, built, pageOf, type Site, textOf } from '../../copies/built';
import { changedCopy, type Edit } from '../../copies/changed-copy';
import { root, writeFiles } from '../../copies/root';

test('the placeholder address and captures without a text are reported', async () => {
  const warning = expect.stringMatching(/^content\.ts: site\.url is still https:\/\/example\.com\//);
  const hint = expect.stringMatching(/^content\.ts: captures without a text, .*: 2, the first in Geo App; write/);
  expect((await built('content.ts')).warnings).toEqual([warning, hint]);
  expect((await built('hostile.ts')).warnings).not.toContainEqual(warning);
});

test('of assets/, only what is imported is published', async () => {
  const { files } = await built('content.ts');
  const images = [...files.keys()].filter((path) => /^assets\/.*\.(avif|svg)$/.test(path));
  const names = [1, 2, 3].flatMap((number) => [`assets/geoapp-${number}-640.avif`, `assets/geoapp-${number}.avif`]);
  expect(images.map((path) => path.replace(/-[0-9a-f]{8}/, '')).sort()).toEqual(names);
});

test('a share image out of date is reported, and that of the site replaces it (F2)', async () => {
  const site = await buildSite({ root: changedCopy(['src/site/content.ts', /images: \[captura1, /, 'images: [']) });
  const image = pageOf(site, 'proyectos/geoapp.html').querySelector('[property="og:image"]')!.getAttribute('content');
  expect(image).toBe('https://example.com/share.png');
  expect(site.warnings.slice(0, 1)).toEqual([
    'Missing or out of date: the share image of Geo App; make them with npm run images.',
  ]);
});

test('the head can preload a font that a style sheet names', async () => {
  const root = changedCopy(
    ['src/site/theme.css', /^/, "@font-face { font-family: Team; src: url('../../assets/team.woff2') }"],
    ['src/site/settings.ts', /^/, "import team from '../../assets/team.woff2';\n"],
    ['src/site/settings.ts', /\};/,
      '  head: [`<link rel="preload" as="font" href="${team.src}" crossorigin>`],\n};'],
  );
  writeFiles(root, { 'assets/team.woff2': 'wOF2' });
  const site = await buildSite({ root });
  const home = pageOf(site, 'index.html');
  const font = home.querySelector('[rel=preload]')!.getAttribute('href')!;
  expect(home.querySelector('style')!.textContent).toContain(`url("${font}")`);
  expect(site.files.get(font.slice(1))!.toString()).toBe('wOF2');
  expect(await checkTypes(root)).toEqual([]);
});

test('a file that no source names is reported, but not in development', async () => {
  const root = changedCopy();
  writeFiles(root, { 'assets/nueva.svg': '' });
  const warning = 'No file of src/site/ uses these of assets/: nueva.svg.';
  expect((await buildSite({ root })).warnings).toContain(warning);
  expect((await buildSite({ root, devScript: '' })).warnings).not.toContain(warning);
});

test('an address with accents is printed as it is written, and robots.txt names the sitemap (F5, F20)', async () => {
  const site = await buildSite({ root: changedCopy(
    ['src/site/content.ts', /url: '.*'/, "url: 'https://peña.example/'"],
  ) });
  expect(pageOf(site, 'index.html').querySelector('#page > p')!.textContent).toContain(' https://peña.example/ · ');
  expect(textOf(site, 'robots.txt')).toContain('Sitemap: https://xn--pea-8ma.example/sitemap.xml');
});

const ownPage = (content: string): Edit => ['src/site/sections.tsx', /pages: Pages = \{/,
  `$&\n  aviso: { title: 'Aviso', description: 'Quiénes somos.', Content: ${content} },`];

test.each<[what: string, edit: Edit, sentence: string]>([
  ['a dead link in a section (E11)',
    ['src/site/sections.tsx', /Content: Invitation/, 'Content: () => <a href="/nada">Hola</a>'],
    'index.html, in the section contacto: <a href="/nada">: the site has nothing there'],
  ['a link that is dead where an address ends in a slash (E11)', ownPage('() => <a href="proyectos">Hola</a>'),
    'aviso/index.html: <a href="proyectos">: the site has nothing there'],
  ['a misspelt token', ['src/site/theme.css', /--primary: .*/, '$&\n  color: var(--txt);'],
    'src/site/theme.css:5: --txt is not set; did you mean --text?'],
  ['a foreign script in the head (S1)',
    ['src/site/settings.ts', /\};/, `  head: ['<script src="https://cdn.example/a.js"></script>'],\n};`],
    'index.html: <script src="https://cdn.example/a.js">: the content security policy blocks it; '],
])('%s is refused with its place', (_, edit, sentence) =>
  expect(buildSite({ root: changedCopy(edit) })).rejects.toThrow(sentence));

test('two builds give the same files', async () => {
  const [{ files }, again] = [await built('content.ts'), await build('content.ts')];
  expect([...again.files.keys()].sort()).toEqual([...files.keys()].sort()); // esbuild loads them at once
  expect([...files].filter(([path, bytes]) => !bytes.equals(again.files.get(path)!))).toEqual([]);
});

test('server configurations depend on neither content nor pages, and each page is an index too (S3, S9)', async () => {
  const [site, bare] = [await built('content.ts'), await built('bare.ts')];
  const withPage = await buildSite({ root: changedCopy(ownPage('Invitation')) });
  for (const { script, hosting } of [bare, withPage]) {
    expect(script).not.toBe(site.script);
    expect(hosting).toEqual(site.hosting);
  }
  expect(textOf(withPage, '_headers')).toContain('\n/aviso.html\n');
  for (const path of ['proyectos', 'proyectos/geoapp', 'aviso']) {
    expect(textOf(withPage, `${path}/index.html`), path).toBe(textOf(withPage, `${path}.html`));
  }
});

test('with static addresses, links to projects have no query, and all others are the same (E12)', async () => {
  const linksOf = (site: Site) => ['index.html', 'proyectos/geoapp.html'].flatMap((path) =>
    [...pageOf(site, path).querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!));
  const usual = linksOf(await built('content.ts'));
  expect(usual).toContain('/proyectos?id=geoapp');
  expect(linksOf(await buildSite({ root, hasStaticAddresses: true })))
    .toEqual(usual.map((link) => link.replace('/proyectos?id=', '/proyectos/')));
});
