import { beforeAll, describe, expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';
import { limitsFor, measure, report, type Sizes } from '../../src/cli/sizes';
import { built, type Site, textOf } from '../built';

describe('the site of the sample content', () => {
  let site: Site;
  let sizes: Sizes;
  beforeAll(async () => {
    site = await built('content.ts');
    const measured = [...site.files].filter(([path]) => path.endsWith('.html') || path === site.script);
    sizes = measure({ ...site, files: await compress(new Map(measured)) });
  });

  test('has pages of at most 9,500 B with their CSS', () => {
    const { pages } = sizes;
    expect(pages.map(([path]) => path)).toContain('proyectos/geoapp.html');
    expect(pages.filter(([, bytes]) => bytes > 9500)).toEqual([]);
  });

  test('has a script of at most 66,000 B', () => {
    expect(sizes.script).toBeLessThanOrEqual(66_000);
  });

  test('has these limits in the report', () => {
    expect(limitsFor(site.counts)).toEqual({ page: 9500, script: 66_000 });
  });

  test('has the production build of React', () => {
    expect(textOf(site, site.script)).not.toMatch(/react\.dev\/link|React DevTools|Warning:/);
  });

  test('lists the sizes of modules and packages, largest first', () => {
    const { modules } = sizes;
    expect(modules[0]?.[0]).toBe('react-dom');
    expect(modules.map(([path]) => path)).toEqual(expect.arrayContaining(['react', 'src/main.tsx', 'src/pages/Home.tsx']));
    const sum = modules.reduce((total, [, bytes]) => total + bytes, 0);
    const whole = site.files.get(site.script)!.length;
    expect(sum).toBeLessThanOrEqual(whole);
    expect(sum).toBeGreaterThan(0.97 * whole);
  });
});

test('no advice is given to a team of seven members and twelve projects', async () => {
  const site = await built('many.ts');
  const sizes = measure({ ...site, files: await compress(site.files) });
  expect(site.counts).toEqual({ members: 7, projects: 12 });
  expect(report(sizes)).not.toMatch(/ has [\d,]+ B, more than /);
});
