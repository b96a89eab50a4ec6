import { expect, test, vi } from 'vitest';
import type { PageFiles } from '../../src/schema/types';

const post = (date: string, fields = {}) => ({ frontmatter: { title: date, description: 'Uno', date, ...fields } });

/** Returns the pages made from files. */
async function load(files: PageFiles) {
  vi.doMock('page-files', () => ({ default: files }));
  vi.resetModules();
  const loaded = await import('../../src/page/static-pages');
  vi.doUnmock('page-files');
  vi.resetModules();
  return loaded;
}

test('a section gets the title, URL and day of the three newest articles that robots may read (F5, U1)', async () => {
  const { articles } = await load({
    'a.md': post('2024-01-01'), 'b.md': post('2024-02-03'), 'c.md': post('2024-03-01'), 'd.md': post('2023-01-01'),
    'secreto.md': post('2024-04-01', { noindex: true }), '404.md': post('2024-04-01'),
  });
  expect(articles.map(({ href }) => href)).toEqual(['/c', '/b', '/a']);
  expect(articles[1]).toEqual({ title: '2024-02-03', href: '/b', day: '3 de febrero de 2024' });
});

test('the name of a file dates its post, which is hidden until then (F5)', async () => {
  const undated = { frontmatter: { title: 'Hola', description: 'Uno' } };
  const files = { 'blog/2024-01-02.md': undated, '2999-01-02-b.md': undated, '2024-01-02-c.md': post('2024-05-06') };
  expect(Object.values((await load(files)).staticPages).map(({ date }) => date)).toEqual(['2024-01-02', '2024-05-06']);
});
