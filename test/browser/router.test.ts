// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { finish } from './animations';
import { eventually, frame, type Page, pathOf, ready, test, until, visit } from './harness';
import { goBack, heading, isAt, isAtSection, isViewerOpen, press, project, toProject } from './parts';

async function lands(page: Page, heading: string, y: number) {
  await until(page, isAt, heading, y);
  await finish(page);
  await until(page, () => !document.activeViewTransition);
  assert.ok(await page.evaluate(isAt, heading, y));
}

test('the scroll is restored after a reload and quick navigations (E6, E15)', async () => {
  const page = await visit('chromium', '/', { height: 500, motion: true });
  const scroll = async (y: number) => {
    await page.evaluate((y: number) => scrollTo(0, y), y);
    await frame(page);
  };
  await scroll(700);
  await press(page, toProject);
  await lands(page, 'Geo App', 0);
  await page.reload();
  await ready(page);
  await page.goBack();
  await lands(page, 'Desa', 700);
  await page.goForward();
  await lands(page, 'Geo App', 0);
  await press(page, 'nav a');
  await lands(page, 'Desa', 0);
  await scroll(300);
  await press(page, toProject);
  await goBack(page); // before the project is shown
  await lands(page, 'Geo App', 0);
});

test('a link loads its page if the history refuses an entry (E24, F24)', async () => {
  const page = await visit('chromium', '/');
  await page.evaluate(() => {
    window.mark = true;
    history.pushState = () => { throw new DOMException('too often', 'SecurityError'); }; // as Safari
  });
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  assert.equal(await page.evaluate(() => window.mark), undefined);
});

test('sections end 40px below the header, and Back leads to where one was (E3, E4, E6, E7, E8)', async () => {
  const page = await visit('chromium', '/#equipo', { height: 700, motion: true });
  await until(page, isAtSection, 'equipo');
  await press(page, 'header a[href="/#proyectos"]');
  await until(page, isAtSection, 'proyectos');
  await page.evaluate(() => { $('h1').dataset.mark = ''; }); // a new page would have another one
  await goBack(page);
  await until(page, isAtSection, 'equipo');
  assert.equal(await page.evaluate(() => $$('h1[data-mark]').length), 1);
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  await press(page, 'header a[href="/#contacto"]');
  await until(page, () => location.hash === '#contacto' && boxOf('#contacto').top < innerHeight);
  assert.ok(await page.evaluate(() => boxOf('#contacto h2').top > boxOf('header').bottom));
});

test('the address changes in the transition, after the frame that answers the click (E15)', async () => {
  const page = await visit('chromium', '/', { motion: true });
  const clickAndRead = (link: string) => {
    $(link).click();
    return location.search;
  };
  assert.equal(await page.evaluate(clickAndRead, toProject), '');
  await eventually(page, heading, 'Geo App');
  assert.equal(await pathOf(page), project);
});

test('a capture and the link back, clicked at once, do not freeze the page (A18, A28)', async () => {
  const page = await visit('chromium', '/', { motion: true });
  await press(page, toProject);
  await until(page, () => document.querySelector('[data-capture]') !== null);
  await finish(page);
  await page.evaluate(() => { for (const part of ['[rel=prev]', '[data-capture]']) $(part).click(); });
  const from = Date.now();
  await eventually(page, () => location.pathname, '/');
  await eventually(page, isViewerOpen, false);
  await finish(page);
  await frame(page);
  assert.ok(Date.now() - from < 2000, `${Date.now() - from} ms`);
});

test.each([
  ['an extension', 'body'], ['a component', '#page > header'],
])('the script uses no parts that %s adds, and writes the current year (E11, F24, F37)', async (_, place) => {
  const addParts = (place: string) => addEventListener('DOMContentLoaded', () => {
    for (const tag of ['header', 'main', 'h1', 'a', 'button', 'time', 'dialog', 'footer', 'p']) {
      const part = Object.assign(document.createElement(tag), { className: 'added', role: 'status' });
      part.append('ajeno');
      $(place).prepend(part);
    }
  });
  const page = await visit('chromium', '/', { prepare: `(${addParts})('${place}')` });
  assert.equal(await page.evaluate(() => $('#page > footer time').textContent), `${new Date().getFullYear()}`);
  await press(page, toProject);
  await eventually(page, () => [$('#contenido h1').textContent, document.activeElement!.id], ['Geo App', 'contenido']);
  assert.equal(await page.evaluate(() => $('.Shell-status').textContent === document.title), true);
  await press(page, '[data-capture]');
  await until(page, () => $<HTMLDialogElement>('.Viewer-viewer').open);
  const changed = () => $$('.added').filter(({ textContent }) => textContent !== 'ajeno').length;
  assert.equal(await page.evaluate(changed), 0);
});
