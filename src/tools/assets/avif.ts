/**
 * Reads the first 4 KB of an AVIF file: the size of its largest image, which is the one that is shown, and whether it
 * has an alpha channel and EXIF or XMP metadata. Sizes are in `ispe` boxes (ISO/IEC 23008-12).
 */
export function readAvif(bytes: Buffer) {
  const head = bytes.toString('latin1', 0, 4096);
  const [largest] = [...head.matchAll(/ispe.{12}/gs)]
    .map(({ index }) => ({ width: bytes.readUInt32BE(index + 8), height: bytes.readUInt32BE(index + 12) }))
    .sort((one, other) => other.width - one.width);
  const { width, height } = largest ?? { width: 0, height: 0 };
  const hasMetadata = /Exif|rdf\+xml/.test(head);
  const flaw = hasMetadata && 'has EXIF or XMP metadata, such as the place; make it with npm run images';
  return { width, height, hasAlpha: head.includes('auxiliary:alpha'), flaw };
}
