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

/** Writes the addresses of links as text: no script can read where generated content lies. */
function writeAddresses() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main a[href]::after { content: none !important; }');
  for (const link of document.querySelectorAll('main a:not([href^=mailto])')) link.append(` ${link.href}`);
  document.adoptedStyleSheets.push(sheet);
}

/** Pairs of texts of which one lies upon the other. */
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
  test.each([['/', 2], [project, 1]])('%s of a small team takes %i sheets at most', async (path, most) => {
    const page = await visit('chromium', path, { dark: true });
    for (const format of ['a4', 'letter'] as const) {
      const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
      const sheets = pdf.match(/\/Type \/Page\b/g).length;
      assert.ok(sheets <= most, `${sheets} on ${format}`);
    }
  });

  test('shows both faces and the addresses of links on white, without header, mask or buttons (C13)', async () => {
    const page = await print('/');
    const shown = (selector) =>
      page.$$eval(selector, (all) => all.map((element) => element.checkVisibility({ visibilityProperty: true })));
    assert.ok((await shown('#equipo > ul > li > div')).every(Boolean));
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
  });

  test.each(['content.ts', 'many.ts', 'hostile.ts'])('no text or link lies upon another, with %s', async (content) => {
    const page = await print('/', { content, width: 680 }); // an A4 sheet between its margins
    await page.evaluate(writeAddresses);
    assert.deepEqual(await page.evaluate(overlapping), []);
  });

  test('has cards as wide as the sheet, two if they are of initials, and a member’s faces side by side', async () => {
    const page = await print('/', { content: 'many.ts', width: 680 });
    const wide = await boxes(page, '#equipo > ul, #equipo > ul > li, #proyectos > ul > li:has(img)');
    assert.equal(new Set(wide.map(({ width }) => width)).size, 1);
    await page.$eval('#proyectos > ul > li:has([data-hue])', (card) => card.after(card.cloneNode(true)));
    const [first, second] = await boxes(page, '#proyectos > ul > li:has([data-hue])');
    assert.deepEqual([first.top, first.left, second.right], [second.top, wide[0].left, wide[0].right]);
    const [front, back] = await page.$$eval('#equipo li:has(> button) > div', (faces) =>
      faces.map((face) => face.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })));
    assert.ok(back.left >= front.right && back.top === front.top);
    await page.setViewport({ width: 794, height: 990 }); // A4
    const [intro, services] = await boxes(page, 'main div:has(> h1) + p, main div > p + ul');
    assert.ok(services.top - intro.bottom > 12, 'the services are apart from the introduction');
    await page.setViewport({ width: 700, height: 990 });
    const lefts = await page.$$eval('#page > p, main p', (all) => all.map((one) => one.getBoundingClientRect().left));
    assert.ok(lefts[1] - lefts[0] < 2, 'the letterhead and the page have one edge');
  });

  test.each(['content.ts', 'many.ts', 'hostile.ts'])(
    'has the address on one line with its square, as large as the box lets it be, at most 44pt, with %s',
    async (content) => {
      const page = await print('/', { content, width: 680 });
      const [box, user, square] = await boxes(page, 'main p:has(> b), main b ~ a > :first-child, main b ~ a i');
      const { size, ...style } = await page.$eval('main b ~ a', (link) => {
        const { fontSize, display, fontWeight } = getComputedStyle(link);
        return { size: parseFloat(fontSize), display, fontWeight };
      });
      assert.deepEqual(style, { display: 'block', fontWeight: '700' });
      assert.ok(Math.abs(user.bottom - square.bottom) < size / 2, 'on one line');
      const room = box.right - square.right;
      assert.ok(room > 10 && (room < 40 || Math.round(size * 0.75) === 44), `${room}px of room`);
    },
  );

  test('the addresses of a member begin below each other', async () => {
    const page = await print('/', { width: 680 });
    const ends = await page.$eval('#equipo li:has(> button) > div:last-of-type', (back) =>
      [...back.querySelectorAll('a > span')].map((name) => name.getBoundingClientRect().right));
    assert.ok(ends.length > 2);
    assert.equal(new Set(ends).size, 1);
  });

  test('a project’s page has no link back or viewer, also if that is open', async () => {
    const page = await visit('chromium', project, { dark: true });
    await openCapture(page, 0);
    await page.emulateMediaType('print');
    await untilStill(page);
    const text = await page.$eval('main', ({ innerText }) => innerText);
    assert.match(text, /Geo App/);
    assert.doesNotMatch(text, /Volver/);
    assert.equal(await page.$eval('dialog', (dialog) => dialog.checkVisibility()), false);
    assert.equal(await page.$eval('html', (html) => getComputedStyle(html).overflowY), 'visible');
  });

  test('a project has the invitation below its captures, in two lines if there are three', async () => {
    const page = await print(project, { width: 680 });
    const heightOf = () => page.$eval('main p:has(.button)', ({ offsetHeight }) => offsetHeight);
    const small = await heightOf();
    assert.ok(small > 30 && small < 65, `${small}px`);
    await page.$eval('main li:has(img)', (capture) => capture.remove());
    assert.ok(await heightOf() > small + 30);
  });

  test('a project without captures has its initial and the invitation', async () => {
    const page = await print('/', { content: 'many.ts', width: 680 });
    await page.goto(await page.$eval('#proyectos li:has([data-hue]) a', (link) => link.href));
    const [initial, invitation] = await boxes(page, 'main [data-hue], main p:has(.button)');
    assert.ok(initial.height > 100 && invitation.top > initial.bottom, `${initial.height}, ${invitation.top}`);
    const { backgroundColor } = await page.$eval('main [data-hue]', (initial) => getComputedStyle(initial));
    assert.notEqual(backgroundColor, await ground(page));
  });

  test('the card of a project without captures has its initial, small, or wide if it is the only one', async () => {
    const page = await print('/', { content: 'many.ts', width: 680 });
    const widthOf = () => page.$eval('#proyectos [data-hue]', (initial) => initial.getBoundingClientRect().width);
    const width = await widthOf();
    assert.ok(width > 50 && width < 80, `${width}px`);
    await page.$$eval('#proyectos li:not(:has([data-hue]))', (others) => others.forEach((other) => other.remove()));
    assert.ok(await widthOf() > 600);
  });

  test('a capture has its text below it', async () => {
    const page = await print(project, { width: 680 });
    const parts = await page.$$eval('main li:has(img)', (items) => items.map(({ children }) => children.length));
    assert.deepEqual(parts, [1, 2, 1], 'only the second has a text');
    const [image, text] = await boxes(page, 'main li:has(p) :is(img, p)');
    assert.ok(text.height > 10 && text.top >= image.bottom && text.top < image.bottom + 10);
  });

  test('a pair of captures is as wide as the text, which has room below the letterhead', async () => {
    const page = await print(project, { width: 680 });
    const parts = '#page > p, h1, main ul:has(img), main li:last-child > [data-capture]';
    const [letterhead, title, gallery, last] = await boxes(page, parts);
    assert.ok(Math.abs(gallery.right - last.right) < 1, `${last.right} of ${gallery.right}`);
    assert.ok(title.top - letterhead.bottom >= 20);
  });

  test('has its longest line as wide as the sheet (F31)', async () => {
    const page = await print('/', { width: 680, touch: true }); // without a scrollbar
    const [title, right] = await page.$eval('h1', (title) => {
      const range = new Range();
      range.selectNodeContents(title);
      return [Math.max(...[...range.getClientRects()].map(({ right }) => right)), title.getBoundingClientRect().right];
    });
    assert.ok(title <= right && title > 0.95 * right, `${title} of ${right}`);
  });

  test('has cards in their final state during the entrance', async () => {
    const page = await visit('chromium', '/', { motion: true, hydrates: false });
    await page.emulateMediaType('print');
    const styles = await page.$$eval('h1, main li', (all) =>
      all.map((one) => getComputedStyle(one)).map(({ opacity, transform }) => `${opacity} ${transform}`));
    assert.deepEqual([...new Set(styles)], ['1 none']);
  });
});
