import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { missing, pagesOf } from '../../fixtures/addresses';

type FindPage = typeof import('../../../src/browser/router/find-page');

describe.each([
  ['/', undefined, 'geoapp', ['/', '//'], ['//evil', '/proyectosx', '/proyectos.htm', '/%E0%A4%A']],
  ['/web/', () => import('site/hostile-content'), 'p1', ['/web', '//web//'],
    ['/', '/proyectos?id=p1', '/webs/proyectos', '/x/web/']],
] as const)('in a site at %s,', (base, content, id, homes, outside) => {
  let router: FindPage;
  const pathOf = (address: string) => router.findPage(new URL(`https://example.com${address}`))?.path;

  beforeAll(async () => {
    vi.resetModules();
    if (content) vi.doMock('site/content', content);
    vi.doMock('site/sections', () => ({ pages: { 'blog': {}, 'blog/primero': {}, 'blog/404': {} } }));
    router = await import('../../../src/browser/router/find-page');
    vi.doUnmock('site/content');
    vi.doUnmock('site/sections');
  });

  afterAll(() => void vi.resetModules()); // other test files use the usual content

  const unknown = ['proyectos/index', 'proyectos?id=__proto__', 'proyectos?id=%E0%A4%A', 'proyectos?id=%20'];
  const pages = { ...pagesOf(id), ...Object.fromEntries(unknown.map((address) => [address, 'proyectos.html'])) };

  test.each(Object.entries(pages))('%j leads to %s (E12, E14)', (address, file) => {
    const [, query = ''] = address.split(/(?=\?)/);
    const paths: Record<string, string> = {
      'index.html': '', 'proyectos.html': `proyectos${query}`, [`proyectos/${id}.html`]: `proyectos?id=${id}`,
    };
    expect(pathOf(base + address)).toBe(base + (paths[file] ?? file.replace('.html', '')));
  });

  test.each(['.old', ')', '%20', '?utm_source=x', '%3Futm_source=x'])('an id with %s is unknown (E14)', (end) => {
    const { kind } = router.pageAt(new URL(`https://example.com${base}proyectos?id=${id}${end}`));
    expect([kind, pathOf(`${base}proyectos/${id}${end.replace('?', '&')}`)]).toEqual(['unknown', undefined]);
  });

  test.each(homes)('%s leads to the home page (E11)', (address) => expect(pathOf(address)).toBe(base));

  test.each([...missing.map((address) => base + address), ...outside])('%s has no page (E13)', (address) => {
    expect(pathOf(address)).toBeUndefined();
  });
});
