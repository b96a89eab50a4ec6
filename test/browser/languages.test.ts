import assert from 'node:assert/strict';
import { makeCopy, writeFiles } from '../copies/root';
import { eventually, test, visit } from './harness';
import { goBack, press, toProject } from './parts';

const folder = makeCopy();
writeFiles(folder, { 'src/site/en/words.ts': "export * from '../../words/en';" });

const hrefs = () => ['header', '#menu', 'footer'].map((place) =>
  document.querySelector(`${place} [hreflang]`)!.getAttribute('href'));
const all = (href: string) => [href, href, href];

test('links to the other language lead to the same page and section (U6)', async () => {
  const page = await visit('chromium', '/', { folder });
  assert.deepEqual(await page.evaluate(hrefs), all('/en/'));
  await press(page, 'nav a[href="/#equipo"]');
  await eventually(page, hrefs, all('/en/#equipo'));
  await press(page, toProject);
  await eventually(page, hrefs, all('/en/proyectos/geoapp'));
  await goBack(page);
  await eventually(page, hrefs, all('/en/#equipo'));
});
