import assert from 'node:assert/strict';
import { untilStill } from '../animations';
import { frame, type Page, ready, test, until, visit } from '../harness';
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
  await page.evaluate(clickAll, '[data-capture]', '[rel=prev]', '[data-capture]');
  await lands(page, 'Desa', 0);
  assert.equal(await page.evaluate(isViewerOpen), false);
});
