import assert from 'node:assert/strict';
import { makeCopy, writeFiles } from '../copies/root';
import { eventually, names, test, visit } from './harness';
import { goBack, press, toProject } from './parts';

const folder = makeCopy();
writeFiles(folder, {
  'src/site/en/words.ts': "export * from '../../words/en';",
  'src/site/en/content.ts': `import * as es from '../content';
    export const { members, projects } = es;
    export const site = { ...es.site, title: 'In English' };`,
  'src/site/en/sections.tsx': `import { sections as es } from '../sections';
    const { equipo, proyectos, contacto } = es;
    export const sections = { team: equipo, proyectos, contacto }, pages = {};`,
});

const hrefs = () => ['header', '#menu', 'footer'].map((place) =>
  document.querySelector(`${place} [hreflang]`)!.getAttribute('href'));
const all = (href: string) => [href, href, href];

test.each(names)('links to the other language lead to the same page and section, in %s (U6)', async (name) => {
  const page = await visit(name, '/', { folder });
  assert.deepEqual(await page.evaluate(hrefs), all('/en/'));
  await press(page, 'nav a[href="/#equipo"]');
  await eventually(page, hrefs, all('/en/#team'));
  await press(page, toProject);
  await eventually(page, hrefs, all('/en/proyectos/geoapp'));
  await goBack(page);
  await eventually(page, hrefs, all('/en/#team'));
  await page.evaluate(() => void (location.hash = '#constructor'));
  await eventually(page, hrefs, all('/en/'));
});
