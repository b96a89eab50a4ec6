// Reads the boxes of a picture: ISO/IEC 14496-12, and 23008-12 for what they say of it.

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

/** Where the data of a picture ends in the file, by its box `iloc`. */
function dataEnd(bytes: Buffer, { start }: Box) {
  let at = start;
  function read(size: number) {
    at += size;
    return size === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : size && bytes.readUIntBE(at - size, size);
  }
  const version = read(1);
  read(3); // flags
  const [offsetAndLength, baseAndIndex] = [read(1), read(1)];
  const idSize = version < 2 ? 2 : 4;
  let end = 0;
  for (let items = read(idSize); items > 0; items -= 1) {
    read(idSize);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2); // the file that has the data
    const base = read(baseAndIndex >> 4);
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (version > 0) read(baseAndIndex & 15);
      const extentEnd = base + read(offsetAndLength >> 4) + read(offsetAndLength & 15);
      if (method === 0) end = Math.max(end, extentEnd); // others are in a box
    }
  }
  return end;
}

export const isAvif = (bytes: Buffer) => /^ftyp(avif|avis)/.test(bytes.toString('latin1', 4, 12));

/** The size of the largest picture in an AVIF, if it says any. Throws a RangeError if the file is cut off. */
export function readAvif(bytes: Buffer) {
  const inside = (boxes: Box[], type: string, skipped = 0) =>
    boxes.filter((box) => box.type === type).flatMap(({ start, end }) => boxesIn(bytes, start + skipped, end));
  const meta = inside(boxesIn(bytes, 0, bytes.length), 'meta', 4);
  const isCut = meta.some((box) => box.type === 'iloc' && dataEnd(bytes, box) > bytes.length);
  if (isCut) throw new RangeError('The data is cut off');
  return inside(inside(meta, 'iprp'), 'ipco')
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => ({ width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) }))
    .reduce((largest, size) => (size.width > largest.width ? size : largest), { width: 0, height: 0 });
}
