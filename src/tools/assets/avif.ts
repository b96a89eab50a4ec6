// Reads the boxes of a picture: ISO/IEC 14496-12, and 23008-12 for what they say of it. Its data are in one of them.

/** The place of what is in a box. */
type Box = { type: string; start: number; end: number };

/** The boxes between two places. Throws a RangeError if one is longer. */
function boxesIn(bytes: Buffer, start: number, end: number) {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const short = bytes.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || end - at; // 0 is as long as there is
    if (size < header || at + size > end) throw new RangeError('A box is cut off');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + header, end: at + size });
    at += size;
  }
  return boxes;
}

export const isAvif = (bytes: Buffer) => /^ftyp(avif|avis)/.test(bytes.toString('latin1', 4, 12));

/** The size of the largest picture in an AVIF, if it says any. Throws a RangeError if the file is cut off. */
export function readAvif(bytes: Buffer) {
  const inside = (boxes: Box[], type: string, skipped = 0) =>
    boxes.filter((box) => box.type === type).flatMap(({ start, end }) => boxesIn(bytes, start + skipped, end));
  const meta = inside(boxesIn(bytes, 0, bytes.length), 'meta', 4);
  return inside(inside(meta, 'iprp'), 'ipco')
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => ({ width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) }))
    .reduce((largest, size) => (size.width > largest.width ? size : largest), { width: 0, height: 0 });
}
