// What a mouse selects, and what its clicks open then.
import assert from 'node:assert/strict';
import { describe, eventually, names, pathOf, test, visit } from './harness';
import { email, heading, project } from './parts';

const selected = () => `${getSelection()}`;

/** The addresses of the links that are clicked, unless the click is cancelled. None opens a mail program. */
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

  test.each([email, 'footer [href^="mailto:"]'])('the mail address of %s can be selected (F34)', async (selector) => {
    const page = await visit(name, '/');
    await page.evaluate(opened);
    await drag(page, `${selector}`);
    assert.match(await page.evaluate(selected), /^hola/);
    assert.deepEqual(await page.evaluate(() => window.opened), []);
    await page.evaluate(() => getSelection().empty());
    await page.click(selector);
    assert.deepEqual(await page.evaluate(() => window.opened), ['mailto:hola@example.com']);
  });

  test.each(['h3', 'p'])('the %s of a project’s card can be selected, and a click on it opens the page', async (part) => {
    const page = await visit(name, '/');
    await drag(page, `#proyectos ${part}`);
    assert.ok((await page.evaluate(selected)).length > 2);
    assert.equal(await pathOf(page), '/');
    await page.evaluate(() => getSelection().empty());
    await page.click(`#proyectos ${part}`);
    await eventually(page, heading, 'Geo App');
    assert.equal(await pathOf(page), project);
  });
});
