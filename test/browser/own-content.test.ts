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
    <ul><li>Una</li><li>Otra</li></ul>
    <table>
      <thead><tr><th>Servicio</th><th>Descripción</th><th>Importe</th></tr></thead>
      <tbody><tr><td>Mantenimiento</td><td>Internacionalización y despliegues</td><td>1.200&nbsp;€</td></tr></tbody>
    </table>
    <hr />
    <details><summary>Pregunta</summary><p>Respuesta</p></details>
    <p><video width={1280} height={720} /><iframe width={800} title="Mapa" /></p>
    <Tags tags={['Rust']} />
    <Gallery captures={[{ ...captura, alt: 'Mapa' }]} />
    <Invitation />
    <a className="button" href="/">Más</a>
    <ul className={styles.own}><li>Propia</li></ul>
  </div>
);
`;

const root = changedCopy(
  ['src/site/sections.tsx', /^/, "import { Plain } from './Plain';\n"],
  ['src/site/sections.tsx', /: Sections = \{/, "$& tarifas: { link: 'Tarifas', heading: 'Tarifas', Content: Plain },"],
  ['src/site/sections.tsx', /: Pages = \{/, "$& tarifas: { title: 'Tarifas', description: 'Texto', Content: Plain },"],
);
writeFiles(root, { 'src/site/Plain.tsx': component, 'src/site/Own.module.css': '.own { color: green } li { border-width: 3px }' });
follow(root, recipes.filter(({ title }) => title === 'A web font'),
  (text) => text.replace(/url\('\S+team\.woff2'\) format\('woff2'\)/, "local('DejaVu Serif')"));

/** What is not as plain elements should be. */
const look = () => {
  const plain = document.querySelector('#plain');
  const styleOf = (selector: string) => getComputedStyle(plain.querySelector(selector));
  const box = (element) => element.getBoundingClientRect();
  const isTogether = ([before, after]) => box(after).top - box(before).bottom < 8;
  const children = [...plain.children].filter(({ className }) => !className.startsWith('site-'));
  const textOf = ({ outerHTML }) => outerHTML.slice(0, 40);
  const cells = [...plain.querySelectorAll('th, td:not(:nth-child(2))')]; // of one word
  const isBroken = (cell) => {
    const range = new Range();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  };
  const { clientWidth, scrollWidth } = document.documentElement;
  const [narrow, wide] = [...plain.querySelectorAll('code')].map((code) => box(code).width);
  return {
    together: children.slice(1).map((child, index) => [children[index], child]).filter(isTogether)
      .map((pair) => pair.map(textOf)),
    bullets: ['ul', 'ul:last-child'].map((list) => styleOf(`:scope > ${list}`).listStyleType),
    own: styleOf('ul:last-child li').marginTop,
    tag: styleOf('ul:nth-of-type(2) > li').borderWidth,
    columns: styleOf('td').paddingInlineEnd,
    broken: cells.filter(isBroken).map(textOf),
    isMonospaced: Math.abs(narrow - wide) < 0.1,
    scrolls: scrollWidth > clientWidth,
  };
};

const right = {
  together: [], bullets: ['disc', 'none'], own: '0px', tag: '3px', columns: '16px', broken: [], isMonospaced: true,
  scrolls: false,
};

test('they keep distances, what is wide stays in the window, and any rule of the team wins (F39)', async () => {
  const widths = [320, 390, 1280];
  for (const path of ['/', '/tarifas']) {
    const page = await visit('chromium', path, { folder: root });
    await page.evaluate(() => document.fonts.load('1em Team'));
    for (const [index, found] of (await inWindows(page, widths, look)).entries()) {
      assert.deepEqual(found, right, `${path} at ${widths[index]}px`);
    }
  }
});
