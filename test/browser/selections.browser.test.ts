import assert from 'node:assert/strict';
import { chromiumAndFirefox, pathOf, test, until, visit } from './harness';
import { isAt, scrollToCenter } from './parts';

test.each(chromiumAndFirefox)('texts of a card can be selected, its cover opens the project, in %s (F34)', async (
  engine,
) => {
  const page = await visit(engine, '/');
  for (const text of ['.ProjectCard-text > p', '.ProjectCard-text li']) {
    await scrollToCenter(page, text);
    const [y, from, to] = await page.evaluate((text: string) => {
      const { left, right, top, height } = linesOf($(text))[0]!;
      return [top + height / 2, left + 1, right - 1] as const;
    }, text);
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 4 });
    await page.mouse.up();
    assert.ok((await page.evaluate(() => `${getSelection()}`)).length > 2, text);
    assert.equal(await pathOf(page), '/');
  }
  await page.click('#proyectos img');
  await until(page, isAt, 'Geo App', 0);
});
