// The square marks the current link.
import assert from 'node:assert/strict';
import { sections } from 'site/sections';
import { eventually, names, test, visit, words } from './harness';
import { phone, project } from './parts';

const { proyectos } = sections;

const marked = (place: string) => [...document.querySelectorAll(`${place} li a`)]
  .filter((link) => getComputedStyle(link, '::after').content !== 'none').map((link) => link.textContent);

test.each(names)('the current link has the mark, which moves no link, in %s (E16)', async (name) => {
  const places = [];
  for (const [path, expected] of [['/', words.home], [project, proyectos.link], ['/proyectos?id=nada']]) {
    const page = await visit(name, path);
    await eventually(page, marked, expected ? [expected] : [], 'header');
    places.push(await page.$$eval('header ul a', (links) => links.map((link) => [link.offsetLeft, link.offsetWidth])));
    await page.setViewport(phone);
    await eventually(page, marked, path === project ? [expected] : [], '#menu');
  }
  assert.deepEqual([places[1], places[2]], [places[0], places[0]]);
});

test('the mark is at the link of the section in view, in the menu too (E16)', async () => {
  const page = await visit('chromium', '/');
  for (const [id, { link }] of Object.entries(sections)) {
    await page.$eval(`#${id}`, (section) => section.scrollIntoView());
    await eventually(page, marked, [link], 'header');
  }
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(page, marked, [words.home], 'header');
  await page.setViewport(phone);
  await page.$eval('#proyectos', (section) => section.scrollIntoView());
  await page.click('header button');
  await eventually(page, marked, [proyectos.link], '#menu');
});

test('arrows lead back, on, and out of the site, from the right too (F38)', async () => {
  const page = await visit('chromium', '/');
  const look = (direction: string) => {
    document.dir = direction;
    return [['#proyectos a', '::before'], ['#equipo a[target]', '::after']].map(([link, pseudo]) => {
      const { scale, rotate } = getComputedStyle(document.querySelector(link), pseudo);
      return `${scale} ${rotate}`;
    });
  };
  assert.deepEqual(await page.evaluate(look, 'ltr'), ['none 180deg', 'none 135deg']);
  assert.deepEqual(await page.evaluate(look, 'rtl'), ['-1 1 -180deg', '-1 1 -135deg']);
});
