/**
 * Reads the first 4 KB of an AVIF file: the size of its largest image, which is the one that is shown, and whether it
 * has an alpha channel and EXIF or XMP metadata. Sizes are in `ispe` boxes, rotations in `irot` (ISO/IEC 23008-12).
 */
export function readAvif(bytes: Buffer) {
  const head = bytes.toString('latin1', 0, 4096);
  const [largest = []] = [...head.matchAll(/ispe.{12}/gs)]
    .map(({ index }) => [bytes.readUInt32BE(index + 8), bytes.readUInt32BE(index + 12)])
    .sort(([one = 0], [other = 0]) => other - one);
  const [width = 0, height = 0] = /irot[\x01\x03]/.test(head) ? largest.toReversed() : largest; // by 90 degrees
  const hasMetadata = /Exif|rdf\+xml/.test(head);
  const flaw = hasMetadata && 'has EXIF or XMP metadata, such as the place; make it with npm run images';
  return { width, height, hasAlpha: head.includes('auxiliary:alpha'), flaw };
}
