import assert from 'node:assert/strict';
import { finish, holdAnimations, untilStill } from './animations';
import { faults, noFaults } from './faults';
import { frame, test, visit } from './harness';
import { openCapture, projectPath } from './parts';

test.each([['/', 2], [projectPath, 1]])('%s takes %i sheets at most (F20)', async (path, most) => {
  const page = await visit('chromium', path, { dark: true });
  for (const format of ['a4', 'letter'] as const) {
    const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
    const sheets = pdf.match(/\/Type \/Page\b/g)!.length;
    assert.ok(sheets <= most, `${sheets} on ${format}`);
  }
});

test.each(['many.ts', 'hostile.ts'])('on paper, %s shows faces and addresses (C13, F20)', async (content) => {
  const page = await visit('chromium', '/', { content, dark: true, width: 710, touch: true }); // A4
  await page.emulateMediaType('print');
  const overlapping = () => $$('.MemberCard-back').filter((back) => {
    const front = boxOf($('.MemberCard-front', back.parentElement!));
    return boxOf(back).top < front.bottom && boxOf(back).left < front.right;
  }).length;
  assert.equal(await page.evaluate(overlapping), 0);
  const sizesOf = (part: string) => $$(part).map((one) => parseFloat(styleOf(one).fontSize));
  const [title] = await page.evaluate(sizesOf, 'main h2');
  assert.ok(Math.max(...await page.evaluate(sizesOf, '.MemberCard-back a')) < title!, 'links are smaller than titles');
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

test('on paper a project has captions on white and open details, no link back or viewer (F20)', async () => {
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
  assert.equal(await page.evaluate(() => styleOf('html').backgroundColor), 'rgb(255, 255, 255)');
});
