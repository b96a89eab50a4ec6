import { expect, test } from 'vitest';
import { feed } from '../../src/html/site-files';
import { languageWith } from '../fixtures/language';
import { DOMParser } from '../fixtures/pages';
import { source } from '../site/site-data';

const uno = {
  title: '«Uno» & más', description: 'Más & más', date: '2024-11-02', updated: '2024-12-21', author: 'Ada',
};
const site = { ...source.site, url: 'https://example.com/web/' };
const staticPages = {
  'blog/uno': { ...uno, lang: 'ar' }, 'dos': { title: 'Dos', description: 'B', date: '2024-11-20' },
  'nosotros': { title: 'Nosotros', description: 'C' },
};

test('a feed has each field that Atom requires once, and whole articles with absolute URLs (F4, F5)', () => {
  const html = '<a href="?a&amp;b">A</a><img src="/web/icon.svg" srcset="b.avif 2w" sizes="2px" alt=""/>';
  const contents = new Map(Object.keys(staticPages).map((file) => [file, html]));
  const text = feed(languageWith({ folder: 'en/', site, staticPages }), contents)!;
  const xml = new DOMParser().parseFromString(text, 'text/xml');
  const texts = (selector: string) => [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(xml.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts('feed > :is(title, id, updated, author)'))
    .toEqual(['Equipo Dev', 'https://example.com/web/en/', '2024-12-21T12:00:00Z', 'Equipo Dev']);
  expect(xml.querySelector('feed > [rel=self]')!.getAttribute('href')).toBe('https://example.com/web/en/feed.xml');
  expect(texts('entry:last-child > *')).toEqual([
    uno.title, 'https://example.com/web/en/blog/uno', '', '2024-12-21T12:00:00Z', 'Ada', '2024-11-02T12:00:00Z',
    uno.description, '<a href="https://example.com/web/en/blog/uno?a&amp;b">A</a>'
      + '<img src="https://example.com/web/icon.svg" alt=""/>',
  ]);
  expect(texts('entry:first-of-type > :is(title, updated, author)')).toEqual(['Dos', '2024-11-20T12:00:00Z']);
  expect([...xml.querySelectorAll('entry')].map((entry) => entry.getAttribute('xml:lang'))).toEqual(['es', 'ar']);
});
