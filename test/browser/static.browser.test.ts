// Documents without React: the pages of files in src/site/pages/.
import assert from 'node:assert/strict';
import { makeCopy, writeFiles } from '../copies/root';
import { type AnyPage, eventually, pathOf, ready, test, until } from './harness';
import { heading, isAt, isLocked, isMenuOpen, isViewerOpen, openMenu, phone } from './parts';
import { engines, visitIn } from './webkit';

/** Puppeteer would wait in vain for a document that Firefox has kept. */
const traverse = (page: AnyPage, engine: string, by: number) => {
  if (engine === 'webkit') return by < 0 ? page.goBack() : page.goForward();
  return page.evaluate((by: number) => { setTimeout(() => history.go(by)); }, by);
};

/** Clicks after the answer, since the click loads a document. */
const follow = (page: AnyPage, selector: string) =>
  page.evaluate((selector: string) => { setTimeout(() => $(selector).click()); }, selector);

const frontmatter = (title: string) => `export const frontmatter = { title: '${title}', description: 'Textos' };`;

const files = {
  'src/site/pages/blog/index.tsx': `${frontmatter('Blog')}
    import { base, Gallery, projects } from '../../../kit';
    export default () => (
      <>
        <p style={{ blockSize: 2000 }}><a id="first" href={\`\${base}blog/primero\`}>Primero</a></p>
        <Gallery captures={projects[0].captures} />
      </>
    );`,
  'src/site/pages/blog/primero.tsx': `${frontmatter('Primero')}
    export default () => (
      <><pre>{'código '.repeat(99)}</pre><p id="parte" style={{ blockSize: 2000 }}>Hola</p></>
    );`,
};

const folder = makeCopy();
writeFiles(folder, files);

test.each(engines)('in %s, Back, Forward and the link back restore the scroll, and overlays lock nothing '
  + '(A1, A18, B2, E6, E12, E18, F18)', async (engine) => {
  const page = await visitIn(engine, '/', { ...phone, folder });
  await follow(page, 'footer a[href="/blog"]');
  await until(page, isAt, 'Blog', 0);
  await ready(page);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await eventually(page, isMenuOpen, false);
  await page.evaluate(() => scrollTo(0, 700));
  await follow(page, '#first');
  await until(page, isAt, 'Primero', 0);
  await traverse(page, engine, -1);
  await until(page, isAt, 'Blog', 700);
  await traverse(page, engine, 1);
  await until(page, isAt, 'Primero', 0);
  await ready(page);
  assert.equal(await page.evaluate(() => $('main pre').tabIndex), 0); // wide code scrolls by keyboard
  const canTell = await page.evaluate(() => 'navigation' in window);
  await follow(page, 'main [rel=prev]');
  await until(page, isAt, 'Blog', canTell ? 700 : 0);
  await ready(page);
  await page.click('[data-capture="1"]');
  await eventually(page, isViewerOpen, true);
  await traverse(page, engine, -1); // documents cannot prevent it
  await until(page, isAt, canTell ? 'Desa' : 'Primero', 0);
  await ready(page);
  await traverse(page, engine, 1);
  await eventually(page, heading, 'Blog');
  await ready(page);
  await eventually(page, isLocked, false);
  assert.equal(await page.evaluate(isViewerOpen), false);
});

test.each(['/blog/primero.html?a=1#parte', '/blog/primero/?a=1#parte', '/blog/primero/index.html?a=1#parte'])(
  'the address %s becomes canonical, and keeps its parameters and fragment (E12, E22)', async (path) => {
    const page = await visitIn('chromium', path, { folder });
    assert.equal(await pathOf(page), '/blog/primero?a=1#parte');
  });
