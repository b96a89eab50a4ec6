/**
 * The media types of files, by extension: of all that the build writes, and of others that are usual in assets/root/.
 */
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

/** The media type of any other file. */
export const unknownType = 'application/octet-stream';

const isText = (type: string) => /^text|xml$|json$/.test(type);

/** A media type with the character set, for texts. */
export const withCharset = (type: string) => (isText(type) ? `${type}; charset=utf-8` : type);

const types = new Map(Object.entries(mediaTypes));
const typeOf = (path: string) => types.get(/\.(\w+)$/.exec(path)?.[1]!.toLowerCase() ?? '') ?? unknownType;

export const contentTypeOf = (path: string) => withCharset(typeOf(path));
export const isTextFile = (path: string) => isText(typeOf(path));
