import assert from 'node:assert/strict';
import { untilSettled } from './animations';
import { clipped, overflowing } from './layout-errors';
import { test, visit } from './harness';
import { openCapture, projectPath } from './parts';

test('on paper, the home page shows both faces of cards, and URLs (C13, F20)', async () => {
  const page = await visit('chromium', '/', { content: 'hostile-content.ts', width: 710, touch: true }); // A4
  await page.emulateMediaType('print');
  const overlapping = () => $$('.MemberCard-back').filter((back) => {
    const front = boxOf($('.MemberCard-front', back.parentElement!));
    return boxOf(back).top < front.bottom && boxOf(back).left < front.right;
  }).length;
  assert.equal(await page.evaluate(overlapping), 0);
  for (const check of [overflowing, clipped]) assert.deepEqual(await page.evaluate(check), [], check.name);
  const wrong = () => $$('#proyectos a, main .button, footer a').filter(isVisible).map((link) =>
    [link.getAttribute('href')!, styleOf(link, '::after').content] as const)
    .filter(([href, content]) => href.startsWith('http') !== content.includes('http'));
  assert.deepEqual(await page.evaluate(wrong), []);
});

test('on paper, a project has captions and open details on white, but no controls or viewer (F20)', async () => {
  const page = await visit('chromium', projectPath, { dark: true });
  await page.evaluate(() => {
    $('main').appendChild(document.createElement('details')).append(document.createElement('summary'), 'Respuesta');
  });
  await openCapture(page);
  await page.emulateMediaType('print');
  await untilSettled(page); // backgrounds fade
  const text = await page.evaluate(() => document.body.innerText);
  assert.match(text, /Geo App[^]*Tabla de usuarios[^]*Respuesta/);
  assert.doesNotMatch(text, /Volver|Menú|Inicio/);
  assert.equal(await page.evaluate(() => isVisible('dialog')), false);
  assert.equal(await page.evaluate(() => styleOf('body').backgroundColor), 'rgb(255, 255, 255)');
});
