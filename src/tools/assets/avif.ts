/**
 * The size of the largest picture, and whether parts of it are transparent or it has notes of a camera. At its start, a
 * file lists its pictures in boxes, of which `ispe` has a size: ISO/IEC 23008-12.
 */
export function readAvif(bytes: Buffer) {
  const head = bytes.toString('latin1', 0, 4096);
  const sizes = [...head.matchAll(/ispe/g)]
    .map(({ index }) => ({ width: bytes.readUInt32BE(index + 8), height: bytes.readUInt32BE(index + 12) }));
  const largest = sizes.sort((one, other) => other.width - one.width)[0];
  const hasNotes = /Exif|rdf\+xml/.test(head);
  return { size: largest, hasAlpha: head.includes('auxiliary:alpha'), hasNotes };
}
