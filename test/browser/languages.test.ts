// A site in Spanish and English.
import assert from 'node:assert/strict';
import { makeCopy, writeFiles } from '../copies/root';
import { describe, eventually, names, pathOf, ready, test, until, visit } from './harness';
import { goBack, press, toProject } from './parts';

const folder = makeCopy();
writeFiles(folder, {
  'src/site/en/words.ts': "export * from '../../words/en';",
  'src/site/en/content.ts': `import * as es from '../content';
    export const { members, projects } = es;
    export const site = { ...es.site, title: 'In English' };`,
});

const hrefs = () => ['header', '#menu', 'footer'].map((place) =>
  document.querySelector(`${place} [hreflang]`)!.getAttribute('href'));
const all = (href: string) => [href, href, href];

describe.each(names)('the links to the other language in %s', (name) => {
  test('lead to the page that is shown, and to its section (U6)', async () => {
    const page = await visit(name, '/', { folder });
    assert.deepEqual(await page.evaluate(hrefs), all('/en/'));
    await press(page, 'nav a[href="/#equipo"]');
    await eventually(page, hrefs, all('/en/#equipo'));
    await press(page, toProject);
    await eventually(page, hrefs, all('/en/proyectos/geoapp'));
    await goBack(page);
    await eventually(page, hrefs, all('/en/#equipo'));
  });

  test('open the other site, whose own links lead back (U6)', async () => {
    const page = await visit(name, '/proyectos?id=geoapp', { folder });
    await press(page, 'header [hreflang]');
    await until(page, () => document.documentElement.lang === 'en');
    await ready(page);
    assert.equal(await pathOf(page), '/en/proyectos?id=geoapp');
    assert.deepEqual(await page.evaluate(hrefs), all('/proyectos/geoapp'));
    await press(page, 'nav a');
    await until(page, () => document.title === 'In English');
    assert.deepEqual([await pathOf(page), await page.evaluate(hrefs)], ['/en/', all('/')]);
  });
});
