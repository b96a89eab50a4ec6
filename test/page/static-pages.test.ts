import { expect, test, vi } from 'vitest';

const post = (date: string, fields = {}) => ({ frontmatter: { title: date, description: 'Uno', date, ...fields } });

test('a section gets the title, URL and day of the three newest articles that robots may read (F5, U1)', async () => {
  const files = {
    'a.md': post('2024-01-01'), 'b.md': post('2024-02-03'), 'c.md': post('2024-03-01'), 'd.md': post('2023-01-01'),
    'secreto.md': post('2024-04-01', { noindex: true }),
  };
  vi.doMock('page-files', () => ({ default: files }));
  vi.resetModules();
  const { articles } = await import('../../src/page/static-pages');
  vi.doUnmock('page-files');
  vi.resetModules();
  expect(articles.map(({ href }) => href)).toEqual(['/c', '/b', '/a']);
  expect(articles[1]).toEqual({ title: '2024-02-03', href: '/b', day: '3 de febrero de 2024' });
});
