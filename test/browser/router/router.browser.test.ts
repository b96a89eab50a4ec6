import assert from 'node:assert/strict';
import { untilStill } from '../animations';
import { eventually, frame, type Page, ready, test, until, visit } from '../harness';
import { isAt, isViewerOpen, press, toProject } from '../parts';

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

const clickAll = (...links: string[]) => {
  for (const link of links) $(link).click();
  return location.pathname;
};

test('a click is answered before its page shows, and a capture clicked meanwhile does not open (E15)', async () => {
  const page = await visit('chromium', '/', { motion: true });
  assert.equal(await page.evaluate(clickAll, toProject), '/');
  await lands(page, 'Geo App', 0);
  for (const links of [['[rel=prev]', '[data-capture]'], ['[data-capture]', 'header a']]) {
    await page.evaluate(clickAll, ...links);
    await lands(page, 'Desa', 0);
    assert.equal(await page.evaluate(isViewerOpen), false);
    await press(page, toProject);
    await lands(page, 'Geo App', 0);
  }
});

test('the script uses no parts that others add (F37)', async () => {
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
