import assert from 'node:assert/strict';
import { untilStill } from './animations';
import { type Page, test, visit } from './harness';
import { openCapture, project } from './parts';

async function print(page: Page) {
  await page.emulateMediaType('print');
  await untilStill(page); // backgrounds fade
}

/** Writes the addresses of links as text, since scripts cannot measure generated content. */
function writeAddresses() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main a[href]::after { content: none !important; }');
  for (const link of $$<HTMLAnchorElement>('main a:not([href^=mailto])')) link.append(` ${link.href}`);
  document.adoptedStyleSheets.push(sheet);
}

function overlapping() {
  const texts = $$('#page *').filter((element) => element.checkVisibility())
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
  const lines = texts.flatMap((text) => linesOf(text).map((line) => ({ text, line })));
  const meet = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return lines.flatMap((a, index) => lines.slice(index + 1)
    .filter((b) => !a.text.parentElement!.contains(b.text) && meet(a.line, b.line))
    .map((b) => `${a.text.textContent} / ${b.text.textContent}`));
}

test.each([['/', 2], [project, 1]])('%s takes %i sheets at most (F20)', async (path, most) => {
  const page = await visit('chromium', path, { dark: true });
  for (const format of ['a4', 'letter'] as const) {
    const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
    const sheets = pdf.match(/\/Type \/Page\b/g)!.length;
    assert.ok(sheets <= most, `${sheets} on ${format}`);
  }
});

test.each(['content', 'many', 'hostile'])('on paper, %s.ts shows faces and addresses (C13, F20)', async (name) => {
  const page = await visit('chromium', '/', { content: `${name}.ts`, dark: true, width: 710, touch: true }); // A4
  await print(page);
  const hidden = () => $$('.MemberCard-front, .MemberCard-back')
    .filter((face) => !isSeen(face) || styleOf(face).transform !== 'none').length;
  assert.equal(await page.evaluate(hidden), 0);
  const addresses = await page.evaluate(() => $$('#proyectos a, main .button:not([href^=mailto])').map((link) =>
    styleOf(link, '::after').content.replaceAll('attr(href)', JSON.stringify(link.getAttribute('href')))
      .replace(/"\s*"|"/g, '')));
  for (const address of addresses) assert.match(address, /^ ?https:\/\/\S+$/);
  await page.evaluate(writeAddresses);
  assert.deepEqual(await page.evaluate(overlapping), []);
});

test('on paper a project has its captions on white, and no link back or viewer, even an open one (F20)', async () => {
  const page = await visit('chromium', project, { dark: true });
  await openCapture(page, 0);
  await print(page);
  const text = await page.evaluate(() => document.body.innerText);
  assert.match(text, /Geo App[^]*Tabla de usuarios/);
  assert.doesNotMatch(text, /Volver|Menú|Inicio/);
  assert.equal(await page.evaluate(() => $('dialog').checkVisibility()), false);
  assert.equal(await page.evaluate(() => styleOf('html').backgroundColor), 'rgb(255, 255, 255)');
});

test('on paper closed details are shown (F20)', async () => {
  const page = await visit('chromium', '/');
  await page.evaluate(() => {
    const details = $('#contacto').appendChild(document.createElement('details'));
    details.append(document.createElement('summary'), document.createElement('p'));
  });
  const isShown = () => $('details p').checkVisibility();
  assert.equal(await page.evaluate(isShown), false);
  await page.emulateMediaType('print');
  assert.equal(await page.evaluate(isShown), true);
});
