// The boxes of AVIF: ISO/IEC 14496-12 and 23008-12.

type Box = { type: string; start: number; end: number }; // the offsets of its content

/** Throws a RangeError if a box ends after `end`. */
function boxesIn(bytes: Buffer, start: number, end: number) {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const short = bytes.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || end - at; // 0: up to the end
    if (size < header || at + size > end) throw new RangeError('A box is cut off');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + header, end: at + size });
    at += size;
  }
  return boxes;
}

const brandsOf = (bytes: Buffer) =>
  (bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, bytes.readUInt32BE(0)) : '');

export const isAvif = (bytes: Buffer) => /avi[fs]/.test(brandsOf(bytes));

export const isHeic = (bytes: Buffer) => /hei[cx]/.test(brandsOf(bytes));

/**
 * The size of the largest picture, or zeros, and whether it is shown turned or parts of it are transparent. Throws a
 * RangeError if it is cut off.
 */
export function readAvif(bytes: Buffer) {
  const inside = (boxes: Box[], type: string, skipped = 0) =>
    boxes.filter((box) => box.type === type).flatMap(({ start, end }) => boxesIn(bytes, start + skipped, end));
  const meta = inside(boxesIn(bytes, 0, bytes.length), 'meta', 4);
  const properties = inside(inside(meta, 'iprp'), 'ipco');
  const sizes = properties.filter(({ type }) => type === 'ispe')
    .map(({ start }) => ({ width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) }));
  const largest = sizes.reduce((one, other) => (other.width > one.width ? other : one), { width: 0, height: 0 });
  return {
    ...largest,
    isTurned: properties.some(({ type }) => type === 'irot' || type === 'imir'),
    hasAlpha: properties.some(({ type, start, end }) =>
      type === 'auxC' && bytes.toString('latin1', start, end).includes('auxiliary:alpha')),
  };
}
