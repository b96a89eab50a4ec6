/** For what the build writes, and what is common in assets/root/. */
export const mediaTypes = new Map(Object.entries({
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  woff2: 'font/woff2',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
}));

export const unknownType = 'application/octet-stream';

export const contentTypeOf = (path: string) =>
  mediaTypes.get(/\.(\w+)$/.exec(path.toLowerCase())?.[1] ?? '') ?? unknownType;

export const isText = (path: string) => contentTypeOf(path).includes('charset');
