// The square marks the current link.
import assert from 'node:assert/strict';
import { sections } from 'site/sections';
import { makeCopy, writeFiles } from '../copies/root';
import { eventually, test, visit, words } from './harness';
import { goBack, openMenu, phone, press, projectPath, toProject } from './parts';

const projects = sections.proyectos!.link;

const inTwoLanguages = makeCopy();
writeFiles(inTwoLanguages, { 'src/site/en/words.ts': "export * from '../../words/en';" });

/** The links that have the square in them, or in the header below them. */
const marked = (place: string) => $$(`${place} li a`).filter((link) => {
  if (place === '#menu') return styleOf(link, '::after').content !== 'none';
  const list = $('header ul');
  const middle = boxOf(list).left + parseFloat(styleOf(list, '::before').left) + 3;
  return Math.abs((boxOf(link).left + boxOf(link).right) / 2 - middle) < 1;
}).map((link) => link.textContent);

test('the current link has the mark, which moves no link (E16)', async () => {
  const places = [];
  for (const [path, ...expected] of [['/', words.home], [projectPath, projects], ['/proyectos?id=nada']] as const) {
    const page = await visit('chromium', path);
    await eventually(page, marked, expected, 'header');
    places.push(await page.evaluate(() => $$('header ul a').map((link) => [link.offsetLeft, link.offsetWidth])));
    await page.setViewport(phone);
    await eventually(page, marked, path === projectPath ? expected : [], '#menu');
  }
  assert.deepEqual([places[1], places[2]], [places[0], places[0]]);
});

test('the mark is at the link of the section in view, in the menu too, and not at other languages (E16)', async () => {
  const page = await visit('chromium', '/', { folder: inTwoLanguages });
  const scroll = (to: string) => page.evaluate((to: string) => $(to).scrollIntoView(), to);
  for (const [id, { link }] of Object.entries(sections)) {
    await scroll(`#${id}`);
    await eventually(page, marked, [link], 'header');
  }
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(page, marked, [words.home], 'header');
  await page.setViewport(phone);
  await scroll('#proyectos');
  await openMenu(page);
  await eventually(page, marked, [projects], '#menu');
});

test('links to the other language lead to the page that is shown (U6)', async () => {
  const page = await visit('chromium', '/', { folder: inTwoLanguages });
  const targets = () => $$('a[hreflang]').map((link) => link.getAttribute('href'));
  await press(page, toProject);
  await eventually(page, targets, Array(3).fill('/en/proyectos/geoapp'));
  await goBack(page);
  await eventually(page, targets, Array(3).fill('/en/'));
});
