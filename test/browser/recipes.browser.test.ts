// Tests a site that follows all recipes of the READMEs in src/. It has its own font, plain elements in a section and a
// page, and UI strings in Arabic.
import assert from 'node:assert/strict';
import { beforeAll } from 'vitest';
import { follow, recipes } from '../fixtures/recipes';
import { makeCopy, svg, writeFiles } from '../fixtures/root';
import { findViolations } from './axe';
import { eventually, test, type Visit, visit } from './harness';
import { assertFits } from './layout-errors';
import { isViewerOpen, projectPath } from './parts';

const plain = `
import { Gallery, Invitation } from '../kit';
import map from '../../assets/geoapp-1.avif';
import logo from '../../assets/semilla.svg';
import * as styles from './Own.module.css';

export const Clients = () => (
  <div id="plain">
    <h2>Tarifas</h2>
    <p>Con <code>código</code> y <a href="https://example.com/">example.com</a>.</p>
    <ul id="list"><li>Una</li><li>Otra</li></ul>
    <ul id="tasks"><li><input type="checkbox" disabled aria-label="Una" />Una</li></ul>
    <table><tbody>
      <tr><th>Mantenimiento</th><td>Internacionalización</td><th align="right">1.200&nbsp;€</th></tr>
    </tbody></table>
    <hr />
    <details><summary>Pregunta</summary><p>Respuesta</p></details>
    <p id="logos">{[1, 2, 3].map((key) => <img key={key} {...logo} width={300} height={48} alt="Semilla" />)}</p>
    <p><video width={1280} height={720} /></p>
    <div className="video"><iframe width={800} title="Mapa" /></div>
    <Gallery captures={[{ ...map, alt: 'Mapa' }]} />
    <Invitation />
    <ul id="own" className={styles.own}><li>Propia</li></ul>
    <section className="footnotes" data-footnotes><ol id="notes"><li>Nota</li></ol></section>
  </div>
);
`;

const files = {
  'assets/semilla.svg': svg(500, 72),
  'src/site/Clients.tsx': plain,
  'src/site/pages/aviso-legal.tsx': `export { Clients as default } from '../Clients';
    export const frontmatter = { title: 'Aviso legal', description: 'Quién está detrás de este sitio.' };`,
  'src/site/Own.module.css': '.own { font-weight: 700 }',
  'src/site/ar/words.ts': "export * from '../../words/en';\nexport const language = 'ar';",
};

const font = "local('DejaVu Sans Bold'); size-adjust: 120%"; // wide

const looksOfPlain: [what: string, read: () => unknown, value: unknown][] = [
  ['parts are at least 8 px apart', () => {
    const boxes = $$('#plain > :not([class^=site-])').map(boxOf);
    return boxes.every(({ top }, index) => index === 0 || top - boxes[index - 1]!.bottom >= 8);
  }, true],
  ['lists have square bullets', () => styleOf('#list').listStyleType, 'square'],
  ['lists of the team have their own style', () => styleOf('#own').listStyleType, 'none'],
  ['tasks have no bullets', () => styleOf('#tasks li').listStyleType, 'none'],
  ['footnotes have room for numbers', () => parseFloat(styleOf('#notes').paddingInlineStart) > 20, true],
  ['cells of headings are aligned as written', () => $$('#plain th').map((cell) => styleOf(cell).textAlign),
    ['start', '-webkit-right']],
  ['logos are in two rows', () => new Set($$('#logos img').map((logo) => boxOf(logo).top)).size, 2],
  ['logos do not touch', () => {
    const boxes = $$('#logos img').map(boxOf);
    return boxes.some(({ left, top }, index) => index > 0
      && left - boxes[index - 1]!.right < 8 && top - boxes[index - 1]!.bottom < 8);
  }, false],
  ['code has a border for forced colors', () => styleOf('#plain code').borderTopStyle, 'solid'],
  ['code and URLs have no hyphens', () => ['code', 'p a'].map((part) => styleOf(`#plain ${part}`).hyphens),
    ['manual', 'manual']],
];

const tightened = () => $$('body *').filter((part) => parseFloat(styleOf(part).letterSpacing) < 0).length;

let folder: string;
beforeAll(() => {
  folder = makeCopy();
  follow(folder, recipes, (text) => text.replace(/url\('\S+team\.woff2'\) format\('woff2'\)/, font));
  writeFiles(folder, files);
});

const open = (path: string, options: Visit = {}) =>
  visit('chromium', path, { folder, width: 1040, expects: /stats\.example/, ...options });

test.each(['/', projectPath, '/aviso-legal', '/blog/primero'])(
  'with a wide font, everything at %s fits the viewport (C10, F31, F34)', async (path) => {
    const page = await open(path);
    assert.ok(await page.evaluate(async () => (await document.fonts.ready).check('700 1em Team')));
    await assertFits(page, [320, 576, 1040]);
    assert.equal(await page.evaluate(tightened), 0);
  });

test.each(['/', '/aviso-legal'])('plain elements at %s are styled (F39)', async (path) => {
  const page = await open(path);
  for (const [what, read, value] of looksOfPlain) assert.deepEqual(await page.evaluate(read), value, what);
});

test.each(['/aviso-legal', '/blog/primero', '/ar/'])('axe finds no violations at %s (F7, F18)', async (path) =>
  assert.deepEqual(await findViolations(await open(path, { dark: true })), []));

test('components, highlighted code and pictures of the recipes work (F39)', async () => {
  const home = await open('/');
  assert.equal(await home.evaluate(() => $('main output').textContent), 'Proyectos: 1');
  const post = await open('/blog/primero');
  assert.equal(await post.evaluate(() => $('main .hljs-keyword').textContent), 'export');
  await post.click('[data-capture]');
  await eventually(post, isViewerOpen, true);
});
