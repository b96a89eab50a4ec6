// Plain elements in the team's own pages and sections, with a font that is not monospaced.
import assert from 'node:assert/strict';
import { changedCopy } from '../copies/changed-copy';
import { follow, recipes } from '../copies/recipes';
import { writeFiles } from '../copies/root';
import { test, visit } from './harness';
import { inWindows } from './parts';

const component = `
import { Gallery, Invitation, Tags } from '../kit';
import captura from '../../assets/geoapp-1.avif';
import * as styles from './Own.module.css';

export const Plain = () => (
  <div id="plain">
    <h3>Tarifas</h3>
    <p>Con <code>iiii</code> <code>mmmm</code>.</p>
    <ul id="list"><li>Una</li><li>Otra</li></ul>
    <table>
      <thead><tr><th>Servicio</th><th>Descripción</th><th>Importe</th></tr></thead>
      <tbody><tr><th>Mantenimiento</th><td>Internacionalización y despliegues</td><th>1.200&nbsp;€</th></tr></tbody>
    </table>
    <hr />
    <details><summary>Pregunta</summary><p>Respuesta</p></details>
    <p><video width={1280} height={720} /><iframe width={800} title="Mapa" /></p>
    <Tags tags={['Rust']} />
    <Gallery captures={[{ ...captura, alt: 'Mapa' }]} />
    <Invitation />
    <a className="button" href="/">Más</a>
    <ul id="own" className={styles.own}><li>Propia</li></ul>
  </div>
);
`;

const root = changedCopy(
  ['src/site/sections.tsx', /^/, "import { Plain } from './Plain';\n"],
  ['src/site/sections.tsx', /: Sections = \{/, "$& tarifas: { link: 'Tarifas', heading: 'Tarifas', Content: Plain },"],
  ['src/site/sections.tsx', /: Pages = \{/, "$& tarifas: { title: 'Tarifas', description: 'Texto', Content: Plain },"],
);
const sheet = '.own { color: green } li { border-width: 3px }';
writeFiles(root, { 'src/site/Plain.tsx': component, 'src/site/Own.module.css': sheet });
follow(root, recipes.filter(({ title }) => title === 'A web font'),
  (text) => text.replace(/url\('\S+team\.woff2'\) format\('woff2'\)/, "local('DejaVu Serif')"));

/** What is not as plain elements should be. */
const look = () => {
  const plain = [...$('#plain').children].filter(({ className }) => !className.startsWith('site-'));
  const [narrow, wide] = $$('#plain code').map((code) => boxOf(code).width);
  return {
    together: plain.filter((part, index) => index > 0 && boxOf(part).top - boxOf(plain[index - 1]!).bottom < 8)
      .map(({ outerHTML }) => outerHTML.slice(0, 40)),
    bullets: ['#list', '#own'].map((list) => styleOf(list).listStyleType),
    own: styleOf('#own li').marginTop,
    tag: styleOf('#plain .Tags-tags li').borderWidth,
    columns: styleOf('#plain td').paddingInlineEnd,
    broken: $$('#plain th').filter((cell) => linesOf(cell).length > 1).map(({ textContent }) => textContent),
    isMonospaced: narrow === wide,
    scrolls: document.documentElement.scrollWidth > innerWidth,
  };
};

const right = {
  together: [], bullets: ['disc', 'none'], own: '0px', tag: '3px', columns: '16px', broken: [], isMonospaced: true,
  scrolls: false,
};

test.each(['/', '/tarifas'])('they keep distances, what is wide stays in the window, and any rule of the team wins, '
  + 'at %s (F39)', async (path) => {
  const page = await visit('chromium', path, { folder: root });
  await page.evaluate(() => document.fonts.load('1em Team'));
  assert.deepEqual(await inWindows(page, [320, 390, 1280], look), [right, right, right]);
});
