import assert from 'node:assert/strict';
import { untilStill } from '../animations';
import { eventually, frame, type Page, ready, test, until, visit } from '../harness';
import { card, goBack, heading, isAt, isViewerOpen, press, projectPath, toProject } from '../parts';

async function lands(page: Page, heading: string, y: number) {
  await until(page, isAt, heading, y);
  await untilStill(page);
  assert.ok(await page.evaluate(isAt, heading, y));
}

test('the scroll is restored after a reload, and by Back and Forward of a reloaded page (E6)', async () => {
  const page = await visit('chromium', '/', { height: 500, motion: true });
  await page.evaluate(() => scrollTo(0, 700));
  await frame(page);
  await page.reload(); // cards rise again
  await ready(page);
  await lands(page, 'Desa', 700);
  await press(page, toProject);
  await lands(page, 'Geo App', 0);
  await page.reload();
  await ready(page);
  await page.goBack();
  await lands(page, 'Desa', 700);
  await page.goForward();
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

test('after a component has failed, its page stays, and links and Back load pages (F24)', async () => {
  const fail = () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query === '(hover: hover)') throw new Error('aviso'); // in each card
      return matchMedia(query);
    };
  };
  const page = await visit('chromium', '/', { prepare: fail, expects: /aviso|JSHandle/ });
  const count = (card: string) => [$$(card).length, $$('main [inert]').length];
  await eventually(page, count, [3, 0], card);
  await page.evaluate(() => { window.mark = true; });
  await press(page, toProject);
  await eventually(page, heading, 'Geo App');
  assert.equal(await page.evaluate(() => window.mark), undefined);
  await ready(page);
  await goBack(page);
  await eventually(page, count, [3, 0], card);
});

const clickAll = (...links: string[]) => {
  for (const link of links) $(link).click();
  return location.pathname;
};

test('a click is answered before its page shows, and a capture clicked meanwhile does not open (E15)', async () => {
  const page = await visit('chromium', '/', { motion: true });
  assert.equal(await page.evaluate(clickAll, toProject), '/');
  await lands(page, 'Geo App', 0);
  await page.evaluate(clickAll, '[rel=prev]', '[data-capture]');
  await lands(page, 'Desa', 0);
  assert.equal(await page.evaluate(isViewerOpen), false);
});

test('a capture does not open over the page of a link that is clicked in the same frame', async () => {
  const page = await visit('chromium', projectPath);
  await page.evaluate(clickAll, '[data-capture]', 'header a');
  await lands(page, 'Desa', 0);
  await frame(page);
  assert.equal(await page.evaluate(isViewerOpen), false);
});

test.each([
  [1970, new Date().getFullYear()], [2999, 2999],
])('by a clock of %i, the footer says %i (F24)', async (now, year) => {
  const page = await visit('chromium', '/', { prepare: `Date.prototype.getFullYear = () => ${now}` });
  assert.equal(await page.evaluate(() => $('#page > footer time').textContent), `${year}`);
});

test('the script uses no parts that others add (F24, F37)', async () => {
  const addParts = () => addEventListener('DOMContentLoaded', () => {
    for (const place of ['body', '#page > header']) {
      for (const tag of ['header', 'main', 'h1', 'a', 'button', 'time', 'dialog', 'footer', 'p']) {
        $(place).prepend(Object.assign(document.createElement(tag), { className: 'added', role: 'status' }));
      }
    }
  });
  const page = await visit('chromium', '/', { prepare: addParts });
  await press(page, toProject);
  const parts = () => ({
    focus: document.activeElement!.id, heading: $('#contenido h1').textContent, status: $('.Shell-status').textContent,
  });
  await eventually(page, parts, { focus: 'contenido', heading: 'Geo App', status: await page.title() });
  await press(page, '[data-capture]');
  await until(page, () => $<HTMLDialogElement>('.Viewer-viewer').open);
  assert.equal(await page.evaluate(() => $$('.added').map(({ textContent }) => textContent).join('')), '');
});
