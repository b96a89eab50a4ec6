import assert from 'node:assert/strict';
import { describe, eventually, names, pathOf, test, visit } from './harness';
import { heading } from './parts';

const selected = () => `${getSelection()}`;

describe.each(names)('in %s', (name) => {
  /** Drags the mouse over the first line of an element. */
  async function drag(page, selector: string) {
    const { x, y, width, height } = await page.$eval(selector, (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = new Range();
      range.selectNodeContents(element);
      return range.getClientRects()[0].toJSON();
    });
    await page.mouse.move(x + 1, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 });
    await page.mouse.up();
  }

  test.each(['h3', 'img', 'a'])('a card has text to select, and its %s opens the project (F34)', async (part) => {
    const page = await visit(name, '/');
    for (const text of ['#proyectos h3 + p', '#proyectos p + ul li']) {
      await drag(page, text);
      assert.ok((await page.evaluate(selected)).length > 2, text);
    }
    assert.equal(await pathOf(page), '/');
    await page.click(`#proyectos ${part}`);
    await eventually(page, heading, 'Geo App');
  });
});
