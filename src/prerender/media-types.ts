/** The media type of every kind of file that the site has, by extension. */
export const mediaTypes = {
  html: 'text/html',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  woff2: 'font/woff2',
  png: 'image/png',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
};
