/** The media type of every kind of file that the site has, by extension. */
export const mediaTypes = {
  html: 'text/html',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
};
