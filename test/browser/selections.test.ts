import assert from 'node:assert/strict';
import { untilStill } from './animations';
import { describe, eventually, names, pathOf, test, visit } from './harness';
import { email, heading } from './parts';

const selected = () => `${getSelection()}`;

/** Collects the mail addresses that clicks open, and opens none. */
const opened = () => {
  const addresses = (window.opened ??= []);
  addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (link?.protocol !== 'mailto:') return;
    if (!event.defaultPrevented) addresses.push(link.href);
    event.preventDefault();
  });
};

describe.each(names)('in %s', (name) => {
  /** Drags the mouse over the first line of an element. */
  async function drag(page, selector: string) {
    await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = await page.$eval(selector, (element) => {
      const range = new Range();
      range.selectNodeContents(element);
      return range.getClientRects()[0].toJSON();
    });
    const middle = y + height / 2;
    await page.mouse.move(x + 1, middle);
    await page.mouse.down();
    await page.mouse.move(x + width - 1, middle, { steps: 4 });
    await page.mouse.up();
  }

  test('mail addresses and the text of cards can be selected, and clicks open them (F34)', async () => {
    const page = await visit(name, '/', { motion: true });
    await page.evaluate(opened);
    const parts = [email, 'footer [href^="mailto:"]', '#proyectos h3', '#proyectos p'];
    for (const part of parts) {
      await page.hover(part); // raises the text
      await untilStill(page);
      await drag(page, part);
      assert.ok((await page.evaluate(selected)).length > 2, part);
      await page.evaluate(() => getSelection().empty());
    }
    assert.deepEqual([await page.evaluate(() => window.opened), await pathOf(page)], [[], '/']);
    for (const part of parts.slice(0, 3)) await page.click(part);
    assert.deepEqual(await page.evaluate(() => window.opened), Array(2).fill('mailto:hola@example.com'));
    await eventually(page, heading, 'Geo App');
  });
});
