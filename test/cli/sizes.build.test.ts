import { beforeAll, describe, expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';
import { measure, report } from '../../src/cli/sizes';
import { built, type Site, textOf } from '../copies/built';

describe('the site of the sample content', () => {
  let site: Site;
  let sizes: ReturnType<typeof measure>;
  beforeAll(async () => {
    site = await built('content.ts');
    const measured = [...site.files].filter(([path]) => path.endsWith('.html') || path === site.script);
    sizes = measure({ ...site, files: await compress(new Map(measured)) });
  });

  test('has pages of at most 8,700 B with their CSS', () => {
    const { pages } = sizes;
    expect(pages.map(([path]) => path)).toContain('proyectos/geoapp.html');
    expect(pages.filter(([, bytes]) => bytes > 8700)).toEqual([]);
  });

  test('has a script of at most 66,100 B', () => {
    expect(sizes.script[1]).toBeLessThanOrEqual(66_100);
  });

  test('has the production build of React', () => {
    expect(textOf(site, site.script)).not.toMatch(/react\.dev\/link|React DevTools|Warning:/);
  });
});

test('no advice is given to a team of seven members and twelve projects', async () => {
  const site = await built('many.ts');
  const sizes = measure({ ...site, files: await compress(site.files) });
  expect(report(sizes)).not.toContain('too much');
});
