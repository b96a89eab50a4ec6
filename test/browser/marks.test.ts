// The square marks the current link, and the shown capture.
import assert from 'node:assert/strict';
import { sections } from 'site/sections';
import { eventually, names, test, visit, words } from './harness';
import { phone, project } from './parts';

const { equipo, proyectos, contacto } = sections;

/** The link of the header whose mark is seen, or null without a mark. */
const markedLink = () => {
  const header = document.querySelector('header');
  const { left, top, width } = getComputedStyle(header.querySelector('ul'), '::before');
  const x = header.getBoundingClientRect().x + parseFloat(left) + parseFloat(width) / 2;
  const y = header.getBoundingClientRect().y + parseFloat(top);
  const link = [...header.querySelectorAll('ul a')].find((link) => {
    const box = link.getBoundingClientRect();
    return Math.abs(box.x + box.width / 2 - x) < 1 && y > box.y + box.height / 2 && y < box.bottom;
  });
  return link ? link.textContent : y < 0 ? null : `nothing at ${x}, ${y}`;
};

const markedInMenu = () => [...document.querySelectorAll('#menu a')]
  .filter((link) => getComputedStyle(link, '::after').content !== 'none').map((link) => link.textContent);

test.each(names)('the current link has the mark, which moves no link, in %s (E16)', async (name) => {
  const places = [];
  for (const [path, marked] of [['/', words.home], [project, proyectos.link], ['/proyectos?id=nada', null]]) {
    const page = await visit(name, path);
    await eventually(page, markedLink, marked);
    places.push(await page.$$eval('header ul a', (links) => links.map((link) => [link.offsetLeft, link.offsetWidth])));
    await page.setViewport(phone);
    await eventually(page, markedInMenu, path === project ? [marked] : []);
  }
  assert.deepEqual([places[1], places[2]], [places[0], places[0]]);
});

test('the mark is at the link of the section in view, in the menu too (E16)', async () => {
  const page = await visit('chromium', '/');
  for (const [id, { link }] of [['equipo', equipo], ['proyectos', proyectos], ['contacto', contacto]] as const) {
    await page.$eval(`#${id}`, (section) => section.scrollIntoView());
    await eventually(page, markedLink, link);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(page, markedLink, words.home);
  await page.setViewport(phone);
  await page.$eval('#proyectos', (section) => section.scrollIntoView());
  await page.click('header button');
  await eventually(page, markedInMenu, [proyectos.link]);
});

test('arrows lead back, on, and out of the site, from the right too (F38)', async () => {
  const page = await visit('chromium', '/');
  /** Where the point of an arrow is, which is on the left before it turns. */
  const pointOf = ([selector, pseudo]: string[]) => {
    const { scale, rotate } = getComputedStyle(document.querySelector(selector), pseudo);
    const [x, y] = scale === 'none' ? [1, 1] : scale.split(' ').map(Number);
    const { a, b } = new DOMMatrix(`rotate(${rotate === 'none' ? '0deg' : rotate})`).scale(x, y);
    return [-a, -b].map((part) => Math.round(part) || 0);
  };
  const look = async (direction: string) => {
    await page.evaluate((direction) => (document.dir = direction), direction);
    return [
      await page.evaluate(pointOf, ['#proyectos a', '::before']),
      await page.evaluate(pointOf, ['#equipo a[target]', '::after']),
    ];
  };
  assert.deepEqual(await look('ltr'), [[1, 0], [1, -1]]);
  assert.deepEqual(await look('rtl'), [[-1, 0], [-1, -1]]);
});
