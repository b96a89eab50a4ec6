import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../src/tools/builder/build-site';
import { build, built, pageOf, type Site, textOf } from '../../copies/built';
import { changedCopy, type Edit } from '../../copies/changed-copy';
import { writeFiles } from '../../copies/root';

const project = join(import.meta.dirname, '../../..');

const outdated = 'assets/: favicons or share images are missing or out of date; run npm run images.';

test('the placeholder address and captures without a text are reported', async () => {
  const warning = expect.stringMatching(/^content\.ts: site\.url is still https:\/\/example\.com\//);
  const hint = expect.stringMatching(/^content\.ts: add a text .* Geo App$/);
  expect((await built('content.ts')).warnings).toEqual([warning, hint]);
  expect((await built('hostile.ts')).warnings).not.toContainEqual(warning);
});

test('what a project says that has no page is reported', async () => {
  const link: Edit = ['src/site/content.ts', /link: '.*'/, "link: 'https://a.example/'"];
  const { warnings } = await buildSite(changedCopy(link));
  expect(warnings.at(-1)).toMatch(/^content\.ts: only the card .*: Geo App$/);
});

test('icons and share images that show what is no longer so are reported (F2, F6)', async () => {
  const { warnings } = await buildSite(changedCopy(['src/site/content.ts', /headline: '/, '$&Hoy ']));
  expect(warnings[0]).toBe(outdated);
});

const isSample = readFileSync(join(project, 'src/site/content.ts'), 'utf8').includes("brand: 'Equipo Dev'");

test.runIf(isSample)('the sample shows its own icons and share images (F2, F6)', async () => {
  const { warnings } = await buildSite(project);
  expect(warnings).toEqual([expect.stringMatching(/^content\.ts: site\.url is still/)]);
  for (const file of ['favicon.ico', 'apple-touch-icon.png', 'share.png', 'share/geoapp.jpg']) {
    const [sample, drawn] = ['assets', 'test/site/assets'].map((folder) => readFileSync(join(project, folder, file)));
    expect(sample!.equals(drawn!), file).toBe(true);
  }
});

test('of assets/, only what is imported is published', async () => {
  const { files } = await built('content.ts');
  const images = [...files.keys()].filter((path) => /^assets\/.*\.(avif|svg)$/.test(path));
  const names = [1, 2, 3].flatMap((number) => [`assets/geoapp-${number}-640.avif`, `assets/geoapp-${number}.avif`]);
  expect(images.map((path) => path.replace(/-[0-9a-f]{8}/, '')).sort()).toEqual(names);
});

test('a missing share image is reported, and that of the site replaces it (F2)', async () => {
  const root = changedCopy();
  rmSync(join(root, 'assets/share'), { recursive: true });
  const site = await buildSite(root);
  const image = pageOf(site, 'proyectos/geoapp.html').querySelector('[property="og:image"]')!.getAttribute('content');
  expect(image).toBe('https://example.com/share.png');
  expect(site.warnings[0]).toBe(outdated);
});

test('a file of assets/root/ is copied, and replaces one that the build writes (S7)', async () => {
  const root = changedCopy();
  writeFiles(root, { 'assets/root/robots.txt': 'own', 'assets/root/.well-known/security.txt': 'a' });
  const site = await buildSite(root);
  expect([textOf(site, 'robots.txt'), textOf(site, '.well-known/security.txt')]).toEqual(['own', 'a']);
});

const ownPage = (content: string): Edit => ['src/site/sections.tsx', /pages: Pages = \{/,
  `$&\n  aviso: { title: 'Aviso', description: 'Quiénes somos.', Content: ${content} },`];

const section = (href: string): Edit =>
  ['src/site/sections.tsx', /Content: Invitation/, `Content: () => <a href="${href}">Hola</a>`];

test.each<[what: string, edits: Edit[], sentence: RegExp]>([
  ['a dead link in a section', [section('/nada')], /^\/: the site has nothing at \/nada$/],
  ['a link that is dead where an address ends in a slash', [ownPage('() => <a href="proyectos">Hola</a>')],
    /^\/aviso: .* proyectos$/],
  ['a link to an anchor that is not there', [ownPage('() => <a href="/#nada">Hola</a>')], /^\/aviso: .* \/#nada$/],
  ['a link that lacks the base path',
    [['src/site/content.ts', /url: '.*'/, "url: 'https://example.com/web/'"], section('/#equipo')],
    /^\/web\/: .*\/web\/.* \/#equipo$/],
  ['a dead link that a page has twice, once,',
    [ownPage("() => <><a href=\"/en/nada\">Hola</a><a href=\"/en/nada\">Hola</a></>")], /^\/aviso: .*\/en\/nada$/],
  ['a value of the kit in the content',
    [['src/site/content.ts', /^/, "import { base } from '../kit';\nexport const path = base;\n"]],
    /Import only types[^]*content.ts:1:/],
])('%s is refused with its place (E11, U1)', (_, edits, sentence) =>
  expect(buildSite(changedCopy(...edits))).rejects.toThrow(sentence));

test('of style sheets, theme.css and those that components import are published, the last in no layer', async () => {
  const root = changedCopy(
    ['src/site/sections.tsx', /^/, "import './own.css';\nimport 'parts/style.css';\n"],
    ['src/site/theme.css', /$/, '.theme { order: 1 }'],
  );
  writeFiles(root, {
    'src/site/own.css': '.own { order: 1 }', 'src/site/theme copia.css': '.copy { order: 1 }',
    'node_modules/parts/style.css': '.package { order: 1; background: url(data:image/gif;base64,R0) }',
  });
  const css = pageOf(await buildSite(root), 'index.html').querySelector('style')!.textContent;
  const order = /^@layer theme\{.*\.theme\{.*@layer packages\{\.package\{.*@layer components\{.*\}\.own\{order:1\}$/;
  expect(css).toMatch(order);
  expect(css).not.toContain('.copy');
});

test('two builds give the same files', async () => {
  const [{ files }, again] = [await built('content.ts'), await build('content.ts')];
  expect([...again.files.keys()].sort()).toEqual([...files.keys()].sort()); // esbuild loads them at once
  expect([...files].filter(([path, bytes]) => !bytes.equals(again.files.get(path)!))).toEqual([]);
});

test('each page is an index too (S9)', async () => {
  const withPage = await buildSite(changedCopy(ownPage('Invitation')));
  for (const path of ['proyectos', 'proyectos/geoapp', 'aviso']) {
    expect(textOf(withPage, `${path}/index.html`), path).toBe(textOf(withPage, `${path}.html`));
  }
});

test('with static addresses, links to projects have no query, and all others are the same (E12)', async () => {
  const linksOf = (site: Site) => ['index.html', 'proyectos/geoapp.html'].flatMap((path) =>
    [...pageOf(site, path).querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!));
  const usual = linksOf(await built('content.ts'));
  expect(usual).toContain('/proyectos?id=geoapp');
  const root = changedCopy(['src/site/settings.ts', /: Settings = \{/, '$&\n  staticAddresses: true,']);
  expect(linksOf(await buildSite(root)))
    .toEqual(usual.map((link) => link.replace('/proyectos?id=', '/proyectos/')));
});
