import { expect, test } from 'vitest';
import { languageWith } from '../fixtures/language';
import { createPageTables } from '../../src/model/page-table';

const text = { title: 'Uno', description: 'Dos' };
const sitePath = '/web/';
const spanish = languageWith({ sitePath, staticPages: { 404: text, caso: { ...text, date: '2025-11-20' } } });
const english = languageWith({
  folder: 'en/', sitePath, data: { ...spanish.data, base: '/en/' }, words: { ...spanish.words, language: 'en' },
  staticPages: { 404: text, caso: text },
});
const [{ pages }] = createPageTables([spanish, english]) as [typeof spanish];
const find = (name: string) => pages.find(({ file }) => file === name)!;

test.each([['index', '/en/'], ['caso', '/en/caso'], ['404', '/en/']])(
  'the version of %s in another language is at %s (U6)', (file, path) =>
    expect(find(file).translations).toEqual([{ tag: 'en', name: 'English', path }]));

test('only the error page and pages with `noindex` are kept from robots and the feed (F4, F5)', () => {
  expect(pages.filter(({ noindex }) => noindex).map(({ file }) => file)).toEqual(['404']);
  expect([find('404').meta.date, find('caso').meta.date]).toEqual([undefined, '2025-11-20']);
});
