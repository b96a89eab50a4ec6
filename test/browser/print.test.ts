import assert from 'node:assert/strict';
import { untilStill } from './animations';
import { boxes, describe, test, type Visit, visit } from './harness';
import { openCapture, project } from './parts';

async function print(path: string, options: Visit = {}) {
  const page = await visit('chromium', path, { dark: true, ...options });
  await page.emulateMediaType('print');
  await untilStill(page); // backgrounds fade
  return page;
}

/** Writes the addresses of links as text, since scripts cannot measure generated content. */
function writeAddresses() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main a[href]::after { content: none !important; }');
  for (const link of document.querySelectorAll('main a:not([href^=mailto])')) link.append(` ${link.href}`);
  document.adoptedStyleSheets.push(sheet);
}

function overlapping() {
  const texts = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
  const lines: { text: Node; line: DOMRect }[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const range = new Range();
    range.selectNodeContents(text);
    if (text.parentElement.checkVisibility()) for (const line of range.getClientRects()) lines.push({ text, line });
  }
  const meet = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return lines.flatMap((a, index) => lines.slice(index + 1)
    .filter((b) => !a.text.parentElement.contains(b.text) && meet(a.line, b.line))
    .map((b) => `${a.text.textContent} / ${b.text.textContent}`));
}

const ground = (page) => page.$eval('html', (html) => getComputedStyle(html).backgroundColor);

describe('print in chromium (F20)', () => {
  test.each([['/', 2], [project, 1]])('%s takes %i sheets at most', async (path, most) => {
    const page = await visit('chromium', path, { dark: true });
    for (const format of ['a4', 'letter'] as const) {
      const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
      const sheets = pdf.match(/\/Type \/Page\b/g).length;
      assert.ok(sheets <= most, `${sheets} on ${format}`);
    }
  });

  test('shows faces and addresses on white, no controls, and a headline as wide as the sheet (C13, F31)', async () => {
    const page = await print('/', { width: 680, touch: true }); // A4 between its margins
    const shown = (selector) =>
      page.$$eval(selector, (all) => all.map((element) => element.checkVisibility({ visibilityProperty: true })));
    assert.ok((await shown('#equipo > ul > li > div')).every(Boolean));
    const [front, back] = await boxes(page, '#equipo > ul > li:first-child > div');
    assert.ok(back.left >= front.right || back.top >= front.bottom);
    for (const hidden of ['header', '#equipo button', '#proyectos a > span', '#page > a', '#menu']) {
      assert.ok((await shown(hidden)).every((visible) => !visible), hidden);
    }
    assert.equal(await ground(page), 'rgb(255, 255, 255)');
    const line = await page.$eval('#page > p', ({ innerText }) => innerText);
    assert.match(line, /Equipo Dev\s+https:\/\/example\.com\/ · hola@example\.com/);
    const selector = '#proyectos a, main .button:not([href^=mailto])';
    const addresses = await page.$$eval(selector, (links) => links.map((link) => {
      const { content } = getComputedStyle(link, '::after');
      return content.replaceAll('attr(href)', JSON.stringify(link.getAttribute('href'))).replace(/"\s*"|"/g, '');
    }));
    for (const address of addresses) assert.match(address, /^ ?https:\/\/example\.com\/[\w?=./-]+$/);
    const [title, right] = await page.$eval('h1', (title) => {
      const range = new Range();
      range.selectNodeContents(title);
      return [Math.max(...[...range.getClientRects()].map(({ right }) => right)), title.getBoundingClientRect().right];
    });
    assert.ok(title <= right && title > 0.95 * right, `${title} of ${right}`);
  });

  test.each(['content.ts', 'many.ts', 'hostile.ts'])(
    'no text overlaps another, and the mail address fills one line, with %s', async (content) => {
      const page = await print('/', { content, width: 680 });
      const [box, user, square] = await boxes(page, 'main p:has(> b), main b ~ a > :first-child, main b ~ a i');
      const size = await page.$eval('main b ~ a', (link) => parseFloat(getComputedStyle(link).fontSize));
      assert.ok(Math.abs(user.bottom - square.bottom) < size / 2, 'on one line');
      const room = box.right - square.right;
      assert.ok(room > 10 && (room < 40 || Math.round(size * 0.75) === 44), `${room}px of room`); // at most 44pt
      await page.evaluate(writeAddresses);
      assert.deepEqual(await page.evaluate(overlapping), []);
    },
  );

  test('a project has its captions, and no link back or viewer, even an open one', async () => {
    const page = await visit('chromium', project, { dark: true });
    await openCapture(page, 0);
    await page.emulateMediaType('print');
    await untilStill(page);
    const text = await page.$eval('main', ({ innerText }) => innerText);
    assert.match(text, /Geo App[^]*Tabla de usuarios/);
    assert.doesNotMatch(text, /Volver/);
    assert.equal(await page.$eval('dialog', (dialog) => dialog.checkVisibility()), false);
    assert.equal(await page.$eval('html', (html) => getComputedStyle(html).overflowY), 'visible');
    await page.evaluate(writeAddresses);
    assert.deepEqual(await page.evaluate(overlapping), []);
  });

  test('shows no entrance', async () => {
    const page = await visit('chromium', '/', { motion: true, hydrates: false });
    await page.emulateMediaType('print');
    const styles = await page.$$eval('h1, main li', (all) =>
      all.map((one) => getComputedStyle(one)).map(({ opacity, transform }) => `${opacity} ${transform}`));
    assert.deepEqual([...new Set(styles)], ['1 none']);
  });
});
