import { expect, test } from 'vitest';
import { notFoundDocument } from '../../src/html/documents';
import { head } from '../../src/html/head';
import { languageWith } from '../fixtures/language';
import { source } from '../site/site-data';

const article = { title: 'Mapas', description: 'Un texto', date: '2026-11-28', image: 'blog/mapa.avif' };
const language = languageWith({ folder: 'en/', sitePath: '/web/', staticPages: { blog: article } });

test.each([
  ['project', ['share/geoapp.jpg', 'en/share.png', 'share.png'], 'share/geoapp.jpg', 'Equipo Dev: Geo App'],
  ['project', ['en/share.png', 'share.png'], 'en/share.png', `Equipo Dev: ${source.site.headline}`],
  ['project', [], 'share.png', `Equipo Dev: ${source.site.headline}`],
  ['static', ['share/pages/blog-mapa.jpg'], 'share/pages/blog-mapa.jpg', 'Equipo Dev: Mapas'],
  ['home', ['share/geoapp.jpg', 'share.png'], 'share.png', `Equipo Dev: ${source.site.headline}`],
])('a shared link to a %s page shows, of the images %j, %s with the text “%s” (F2)', (kind, images, image, text) => {
  const page = language.pages.find((page) => page.kind === kind)!;
  const bundle = { css: '', deferredSheet: '', script: '', scriptHash: '', images: new Set(images), html: '' };
  const html = head(page, language, bundle);
  const property = (name: string) => RegExp(`="og:${name}" content="([^"]*)"`).exec(html)![1];
  expect(['image', 'image:alt', 'image:width', 'image:height'].map(property))
    .toEqual([`https://example.com/web/${image}`, text, '1200', '630']);
  expect(html).toContain('summary_large_image');
});

test.each([['he-IL', 'rtl'], ['az-Arab', 'rtl'], ['az', 'ltr'], ['tlh', 'ltr']])(
  'the direction of %s is %s (F38)', (tag, direction) => {
    const html = notFoundDocument('<!--direction-->', { ...language, words: { ...source.words, language: tag } });
    expect(html).toBe(direction === 'rtl' ? ' dir="rtl"' : '');
  });
