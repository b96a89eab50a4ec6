import { makeCopy, writeFiles } from '../copies/root';
import { eventually, test, visit } from './harness';
import { goBack, press, toProject } from './parts';

const folder = makeCopy();
writeFiles(folder, { 'src/site/en/words.ts': "export * from '../../words/en';" });

const targets = () => ['header', '#menu', 'footer'].map((place) => $(`${place} [hreflang]`).getAttribute('href'));
const all = (href: string) => [href, href, href];

test('links to the other language lead to the same page, and are not the current ones (U6)', async () => {
  const page = await visit('chromium', '/', { folder });
  await press(page, toProject);
  await eventually(page, targets, all('/en/proyectos/geoapp'));
  await goBack(page);
  await eventually(page, targets, all('/en/'));
  await press(page, 'nav a[href="/#equipo"]');
  await eventually(page, () => $$('header :target-current').map(({ textContent }) => textContent), ['Equipo']);
});
