/** By extension: those of all files that the build writes, and others that are usual in assets/root/. */
export const mediaTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  woff2: 'font/woff2',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
};

export const unknownType = 'application/octet-stream';

const isText = (type: string) => /^text|xml$|json$/.test(type);

/** Adds the character set to the media type of a text. */
export const withCharset = (type: string) => (isText(type) ? `${type}; charset=utf-8` : type);

const types = new Map(Object.entries(mediaTypes));
const typeOf = (path: string) => types.get(/\.(\w+)$/.exec(path)?.[1]!.toLowerCase() ?? '') ?? unknownType;

export const contentTypeOf = (path: string) => withCharset(typeOf(path));
export const isTextFile = (path: string) => isText(typeOf(path));
