import assert from 'node:assert/strict';
import { sections } from 'site/sections';
import { changedCopy } from '../fixtures/root';
import { eventually, test, visit, words } from './harness';
import { openMenu, phone, press, projectPath, toProject } from './parts';

const projects = sections.proyectos!.link;

/** Returns the links that have the square inside them or, in the header, below them. */
const marked = (place: string) => $$(`${place} li a`).filter((link) => {
  if (place === '#menu') return styleOf(link, '::after').content !== 'none';
  const list = $('header ul');
  const middle = boxOf(list).left + parseFloat(styleOf(list, '::before').left) + 3;
  return Math.abs((boxOf(link).left + boxOf(link).right) / 2 - middle) < 1;
}).map((link) => link.textContent);

test('the page or section in view is marked, and language links lead to the same page (E16, U6)', async () => {
  const folder = changedCopy({ 'src/site/en/words.ts': "export * from '../../words/en';" });
  const page = await visit('chromium', projectPath, { folder });
  await eventually(page, marked, [projects], 'header');
  await page.setViewport(phone);
  await eventually(page, marked, [projects], '#menu');
  await press(page, 'header a');
  await eventually(page, marked, [], '#menu');
  await page.setViewport({ width: 1280, height: 800 });
  for (const [id, { link }] of Object.entries(sections)) {
    await page.evaluate((id: string) => document.getElementById(id)!.scrollIntoView(), id);
    await eventually(page, marked, [link], 'header');
  }
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(page, marked, [words.home], 'header');
  await page.setViewport(phone);
  await page.evaluate(() => $('#proyectos').scrollIntoView());
  await openMenu(page);
  await eventually(page, marked, [projects], '#menu');
  const targets = () => $$('#menu a[hreflang]').map((link) => link.getAttribute('href'));
  assert.deepEqual(await page.evaluate(targets), ['/en/']);
  await press(page, toProject);
  await eventually(page, targets, ['/en/proyectos/geoapp']);
});
