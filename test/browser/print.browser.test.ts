import assert from 'node:assert/strict';
import { finish, holdAnimations, untilStill } from './animations';
import { faults, noFaults } from './faults';
import { frame, test, visit } from './harness';
import { openCapture, projectPath } from './parts';

test.each(['many.ts', 'hostile.ts'])('on paper, %s shows both faces of cards, and addresses (C13, F20)', async (
  content,
) => {
  const page = await visit('chromium', '/', { content, dark: true, width: 710, touch: true }); // A4
  await page.emulateMediaType('print');
  const overlapping = () => $$('.MemberCard-back').filter((back) => {
    const front = boxOf($('.MemberCard-front', back.parentElement!));
    return boxOf(back).top < front.bottom && boxOf(back).left < front.right;
  }).length;
  assert.equal(await page.evaluate(overlapping), 0);
  assert.deepEqual({ ...await page.evaluate(faults), broken: [] }, noFaults);
  const addresses = await page.evaluate(() => $$('#proyectos a, main .button:not([href^=mailto])').map((link) =>
    styleOf(link, '::after').content.replace('attr(href)', link.getAttribute('href')!).replace(/[" ]/g, '')));
  for (const address of addresses) assert.match(address, /^https:\/\/\S+$/);
});

test('after printing, no entrance starts again (F20, M1)', async () => {
  const page = await visit('chromium', '/', { motion: true, prepare: holdAnimations });
  await finish(page);
  await page.pdf();
  await frame(page);
  const entrances = () => window.held.map((one) => (one as CSSAnimation).animationName).filter(Boolean);
  assert.deepEqual(await page.evaluate(entrances), []);
});

test('on paper, a project has captions and open details on white, no controls and no viewer (F20)', async () => {
  const page = await visit('chromium', projectPath, { dark: true });
  await page.evaluate(() => {
    $('main').appendChild(document.createElement('details')).append(document.createElement('summary'), 'Respuesta');
  });
  await openCapture(page);
  await page.emulateMediaType('print');
  await untilStill(page); // backgrounds fade
  const text = await page.evaluate(() => document.body.innerText);
  assert.match(text, /Geo App[^]*Tabla de usuarios[^]*Respuesta/);
  assert.doesNotMatch(text, /Volver|Menú|Inicio/);
  assert.equal(await page.evaluate(() => $('dialog').checkVisibility()), false);
  assert.equal(await page.evaluate(() => styleOf('body').backgroundColor), 'rgb(255, 255, 255)');
});
